/** A link with its text. */
export type LinkView = { readonly text: string; readonly to: string };
