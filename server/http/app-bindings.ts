/** Bindings of the Node adapter. */
export type AppBindings = {
  readonly clientAddress: string;
  readonly peerAddress: string | null;
};
