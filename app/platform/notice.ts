export type NoticeTone = "success" | "info" | "destructive";

/** A notification, as keys of one namespace; without `text` the server's message is shown. */
export type Notice<Key extends string> = {
  readonly tone: NoticeTone;
  readonly title: Key;
  readonly text: Key | null;
};
