import {
  type BackendFailure,
  backendFailure,
} from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Response of the data API's client. */
export type BackendResponse<Data> =
  | {
      readonly data: Data;
      readonly error: null;
      readonly status: number;
    }
  | {
      readonly data: null;
      readonly error: { readonly message: string };
      readonly status: number;
    };

export function toResult<Data>({
  data,
  error,
  status,
}: BackendResponse<Data>): Result<Data, BackendFailure> {
  return error ? fail(backendFailure(status, error.message)) : ok(data);
}

/** Sends a request with the clients; `unreachable` while they cannot be loaded. */
export async function callBackend<Client, Value, Failure>(
  backend: () => Promise<Client | null>,
  send: (client: Client) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | BackendFailure>> {
  const client = await backend();
  return client ? send(client) : fail(backendFailure(0));
}
