import bcrypt from "bcrypt";
import bcryptjs from "bcryptjs";

/**
 * Moves the library's password hashing off the event loop: the library computes in JavaScript,
 * about 100 ms for each password, while every other request waits.
 */
export function hashOffThread(): void {
  Object.assign(bcryptjs, {
    hash: (password: string, cost: number) => bcrypt.hash(password, cost),
    compare: (password: string, hash: string) => bcrypt.compare(password, hash),
  });
}
