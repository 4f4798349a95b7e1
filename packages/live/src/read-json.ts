/** What another process or a relay sent; undefined where it is not JSON: neither is trusted. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
