/** What the Node adapter hands over with a request. */
export type AppBindings = {
  readonly clientAddress: string;
  readonly peerAddress: string | null;
};
