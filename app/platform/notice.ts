export type NoticeTone = "success" | "info" | "destructive";

/** A message for the toast area, as keys of one namespace; `text` may be missing where the server speaks. */
export type Notice<Key extends string> = {
  readonly tone: NoticeTone;
  readonly title: Key;
  readonly text: Key | null;
};
