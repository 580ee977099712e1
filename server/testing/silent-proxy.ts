import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type SilentProxy = {
  /** The given address, through the proxy. */
  readonly url: string;
  /** Stops forwarding without closing connections, like a host that was cut off. */
  readonly silence: () => void;
  /** Forwards again. */
  readonly resume: () => void;
  /** Resolves when the next client has connected. */
  readonly nextConnection: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a proxy to `address` that can stop forwarding. */
export async function startSilentProxy(address: string): Promise<SilentProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const forwards = new Set<() => void>();
  let isSilent = false;
  const server = createServer((client) => {
    track(client);
    const upstream = track(connect(Number(target.port), target.hostname));
    const forward = () => client.pipe(upstream).pipe(client);
    forwards.add(forward);
    client.on("close", () => {
      forwards.delete(forward);
      upstream.end();
    });
    if (!isSilent) forward();
  });
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe();
    },
    resume() {
      isSilent = false;
      for (const forward of forwards) forward();
    },
    async nextConnection() {
      await once(server, "connection");
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
