// Whether the screen is as narrow as a phone's: the table then has a different layout.
import { onMount } from "svelte";

/** Watches the width of the window; call it while a component is initialized. */
export function watchWidth(): { readonly phone: boolean } {
  let phone = $state(false);
  onMount(() => {
    const narrow = matchMedia("(max-width: 760px)");
    const measure = (): boolean => (phone = narrow.matches);
    measure();
    narrow.addEventListener("change", measure);
    return () => narrow.removeEventListener("change", measure);
  });
  return {
    get phone() {
      return phone;
    },
  };
}
