import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/platform/database.types.ts";
import type { Product } from "./product.ts";

export type Client = SupabaseClient<Database>;

/** A user with an account and a client of their own. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly client: Client;
};

/** A signed-out client that shares no session with other tests. */
export function aVisitor(
  { url, publishableKey }: Pick<Product, "url" | "publishableKey">,
  headers: Readonly<Record<string, string>> = {},
): Client {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });
}

/** Signs up a new user, which also signs them in. */
export async function aPerson(product: Product): Promise<Person> {
  const client = aVisitor(product);
  const { email, password } = someAccount();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: "Ana Pérez" } },
  });
  if (error) throw error;
  if (!data.user || !data.session)
    throw new Error("Signing up gave no session");
  return { id: data.user.id, email, password, client };
}

/** A unique e-mail address and a password. */
export function someAccount() {
  const name = randomUUID();
  return { email: `${name}@example.test`, password: `clave-${name}` };
}
