/** What another process sent; undefined where it is no JSON: the door of a broker is open to others. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
