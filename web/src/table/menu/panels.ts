// The dialogs that the menu opens.
export type PanelName = "settings" | "share" | "seat" | "leave";
