import type { WatchList, WatchLists } from './watch-lists.port.ts';

/** The lists as they are now. One that cannot be read must not hide the hits that wait: its problem is told instead. */
export async function readLists(
  watchLists: WatchLists | undefined,
): Promise<{ list: WatchList | undefined; problem: string | null }> {
  try {
    return { list: await watchLists?.read(), problem: null };
  } catch (error) {
    return { list: undefined, problem: (error as Error).message };
  }
}
