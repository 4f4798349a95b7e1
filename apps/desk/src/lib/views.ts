/** What stands behind the question mark of a list's address. */
export type ViewSearch = Record<string, string | number | string[]>;

/** The search of an address as a view keeps it: without what is open, and without what is not set. */
export function viewOf(search: object, ...without: readonly string[]): ViewSearch {
  const kept = Object.entries(search).filter(([name, value]) => value !== undefined && !without.includes(name));
  return Object.fromEntries(kept) as ViewSearch;
}

/** Whether both lead to the same list, in whichever order they are written. */
export function isSameView(a: ViewSearch, b: ViewSearch): boolean {
  const text = (view: ViewSearch) => JSON.stringify(Object.entries(view).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

/** The order in which one stands a place further up. */
export function movedUp(ids: readonly number[], id: number): number[] {
  const at = ids.indexOf(id);
  if (at < 1) return [...ids];
  return [...ids.slice(0, at - 1), id, ids[at - 1]!, ...ids.slice(at + 1)];
}
