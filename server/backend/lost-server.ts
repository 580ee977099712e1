import pg from "pg";

/** A statement's server is probed at this interval until the result arrives. */
const PROBE_INTERVAL_MS = 1_000;
/** A probe that exceeds its timeout by more than this was delayed by this process. */
const STALL_MS = 200;
/** With `PROBE_INTERVAL_MS` less than the two seconds within which a call reports the loss. */
const PROBE_TIMEOUT_MS = 600;
/** After a loss, later steps of the same call fail at once instead of waiting again. */
const FAIL_FAST_MS = 500;
/** Errors of "pg" for a connection that took too long. */
const CONNECT_TIMEOUT =
  /^(Connection terminated due to connection timeout|timeout expired)$/;

export type ServerWatch = {
  /** Connects; rejects at once for `FAIL_FAST_MS` after a loss. */
  readonly connect: () => Promise<pg.PoolClient>;
  /** Runs a statement and ends its client when the server is lost meanwhile. */
  readonly watch: <Result>(
    client: pg.PoolClient,
    statement: () => Promise<Result>,
  ) => Promise<Result>;
};

/**
 * Distinguishes a lost server, such as a host without power or network, from a slow
 * statement: TCP would report the loss after many minutes.
 */
export function watchServer(databaseUrl: string, pool: pg.Pool): ServerWatch {
  let isLost = false;
  const markLost = () => {
    isLost = true;
    setTimeout(() => {
      isLost = false;
    }, FAIL_FAST_MS).unref();
  };
  let probing: Promise<boolean> | null = null;
  const probe = () => {
    probing ??= isAnswering(databaseUrl).finally(() => {
      probing = null;
    });
    return probing;
  };
  return {
    async connect() {
      if (isLost) throw lostError();
      return pool.connect().catch((error: Error) => {
        if (CONNECT_TIMEOUT.test(error.message)) markLost();
        throw error;
      });
    },
    async watch(client, statement) {
      let isSettled = false;
      const probeLater = () =>
        setTimeout(async () => {
          const isAlive = await probe();
          if (isSettled) return;
          if (isAlive) {
            timer = probeLater();
            return;
          }
          markLost();
          void client.end();
        }, PROBE_INTERVAL_MS);
      let timer = probeLater();
      try {
        const result = await statement();
        isLost = false;
        return result;
      } finally {
        isSettled = true;
        clearTimeout(timer);
      }
    },
  };
}

/**
 * True when the server accepts a connection or rejects it with its own error, or when
 * this process was too busy to tell.
 */
async function isAnswering(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
  });
  // Without a listener Node ends the process; `connect` reports the error.
  client.on("error", () => {});
  const started = performance.now();
  try {
    await client.connect();
    void client.end();
    return true;
  } catch (error) {
    const isStalled = performance.now() - started > PROBE_TIMEOUT_MS + STALL_MS;
    return isStalled || error instanceof pg.DatabaseError;
  }
}

function lostError(): Error {
  return Object.assign(new Error("The database server does not answer"), {
    code: "ETIMEDOUT",
  });
}
