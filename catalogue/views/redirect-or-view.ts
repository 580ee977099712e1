/** A view, or the address that shows it. */
export type RedirectOrView<View> =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "view"; readonly view: View };
