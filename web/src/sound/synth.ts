// The sounds, synthesised: wood, coins, a cord drawn tight, torn paper, a drum, a bell. Soft, short, one at a time.
import type { Sound } from "./heard";

interface Note {
  at: number; // seconds after the beginning
  pitch: number; // Hz
  lasts: number; // seconds until it has died away
  loud: number; // 0 to 1
  wave?: OscillatorType;
  to?: number; // the pitch it falls to, as a drum's does
}
/** A burst of noise, filtered: paper, or the stick on the drum. */
interface Rustle {
  at: number;
  band: number; // Hz in the middle of what is heard
  lasts: number;
  loud: number;
}

const drum = (at: number, loud: number): Note => ({ at, pitch: 108, to: 52, lasts: 0.7, loud });
const bell = (at: number, pitch: number): Note[] => [
  { at, pitch, lasts: 1.4, loud: 0.3 },
  { at, pitch: pitch * 2.76, lasts: 0.5, loud: 0.06 },
];
const coin = (at: number, pitch: number): Note[] => [
  { at, pitch, lasts: 0.22, loud: 0.12, wave: "triangle" },
  { at, pitch: pitch * 1.52, lasts: 0.14, loud: 0.06 },
];

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { at: 0, pitch: 660, to: 560, lasts: 0.12, loud: 0.4, wave: "triangle" },
    { at: 0.16, pitch: 660, to: 560, lasts: 0.16, loud: 0.28, wave: "triangle" },
  ],
  coins: [...coin(0, 2150), ...coin(0.09, 2480)],
  alliance: [...bell(0.1, 392), ...bell(0.36, 587)],
  betrayal: [drum(0.32, 0.5), { at: 0.34, pitch: 233, to: 220, lasts: 0.9, loud: 0.14 }],
  war: [drum(0, 0.7), drum(0.34, 0.45), drum(0.5, 0.7)],
  win: [...bell(0, 392), ...bell(0.24, 523), ...bell(0.48, 784), drum(0.48, 0.4)],
};
const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  turn: [{ at: 0, band: 1800, lasts: 0.03, loud: 0.3 }],
  alliance: [{ at: 0, band: 2600, lasts: 0.16, loud: 0.1 }],
  betrayal: [{ at: 0, band: 3200, lasts: 0.34, loud: 0.34 }],
  war: [{ at: 0, band: 420, lasts: 0.05, loud: 0.3 }],
};
const FADE = 0.06; // seconds in which a sound gives way to the next

let audio: AudioContext | null = null;
let current: GainNode | null = null;

/** Browsers allow sound only after a person has touched the page: call this when one has. */
export function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

/** Plays a sound; the one before it fades. Without a running context nothing is heard. */
export function play(sound: Sound, volume: number): void {
  if (audio?.state !== "running" || volume <= 0) return;
  const now = audio.currentTime;
  current?.gain.setTargetAtTime(0, now, FADE / 3);
  current = audio.createGain();
  current.gain.value = volume * 0.5;
  current.connect(audio.destination);
  for (const note of NOTES[sound]) strike(audio, current, note, now);
  for (const rustle of RUSTLES[sound] ?? []) brush(audio, current, rustle, now);
}

/** A gain that rises at once and dies away. */
function dying(context: AudioContext, into: AudioNode, from: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(into);
  return gain;
}

function strike(context: AudioContext, into: AudioNode, { at, pitch, lasts, loud, wave, to }: Note, now: number): void {
  const tone = context.createOscillator();
  tone.type = wave ?? "sine";
  tone.frequency.setValueAtTime(pitch, now + at);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, now + at + lasts * 0.4);
  tone.connect(dying(context, into, now + at, lasts, loud));
  tone.start(now + at);
  tone.stop(now + at + lasts);
}

function brush(context: AudioContext, into: AudioNode, { at, band, lasts, loud }: Rustle, now: number): void {
  const noise = context.createBufferSource();
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noise.buffer = samples;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  noise.connect(filter);
  filter.connect(dying(context, into, now + at, lasts, loud));
  noise.start(now + at);
}
