/** Characters (specification §5 and §9). */
export const MIN_PASSWORD_LENGTH = 6;
/** Characters; the database has the same limit for messages. */
export const MAX_EMAIL_LENGTH = 254;

export type Registration = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type RegistrationFault =
  | "fullName"
  | "email"
  | "passwordShort"
  | "mismatch";

/** Faults of a registration, in the order of the form's fields. Empty when it is valid. */
export function registrationFaults(
  form: Registration,
): ReadonlyArray<RegistrationFault> {
  return [
    !form.fullName.trim() && ("fullName" as const),
    !looksLikeEmail(form.email) && ("email" as const),
    form.password.length < MIN_PASSWORD_LENGTH && ("passwordShort" as const),
    form.password !== form.confirmPassword && ("mismatch" as const),
  ].filter((fault) => fault !== false);
}

/** Text, an @ and a host, without spaces: rejects what the server would certainly reject. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
