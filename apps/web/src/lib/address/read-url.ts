/** The address as a URL; undefined for what is none. `URL.canParse` is missing in Safari 16. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
