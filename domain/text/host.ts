/** Host name of an address, without "www.". Throws on an invalid address. */
export function hostFromUrl(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
