/** Host name of an address, without "www.". Throws on what is no address. */
export function hostFromUrl(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
