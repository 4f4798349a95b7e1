/** Calls that answer page by page, each asked for by where the one before ended. */
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { ask, type CallFailed } from './query.ts';

interface PagesOf<P extends OperatorCallPath, C> {
  path: P;
  /** What is asked for, whichever page. */
  input: OperatorCallInput<P>;
  /** What asks for the page at a place; undefined: the first. */
  at: (place: C | undefined) => Partial<OperatorCallInput<P>>;
  /** Where the next page begins; null or undefined after the last. */
  next: (page: OperatorCallOutput<P>) => C | null | undefined;
  staleTimeMs?: number;
  /** How often all that was answered is asked for again, while it says so. */
  everyMs?: (pages: readonly OperatorCallOutput<P>[]) => number | false;
}

/** Of calls whose pages are numbered from 1; what they answer counts from 0. */
export const byNumber = {
  at: (pageNum: number | undefined) => ({ pageNum: pageNum ?? 1 }),
  next: ({ last, number }: { last: boolean; number: number }) => (last ? undefined : number + 2),
};

export type Pages<T> = UseInfiniteQueryResult<{ pages: T[] }, CallFailed>;

export function usePages<P extends OperatorCallPath, C>({
  path,
  input,
  at,
  next,
  staleTimeMs,
  everyMs,
}: PagesOf<P, C>): Pages<OperatorCallOutput<P>> {
  type Page = OperatorCallOutput<P>;
  return useInfiniteQuery<Page, CallFailed, { pages: Page[] }, unknown[], C | undefined>({
    // Another than that of one page, which is kept as its answer alone.
    queryKey: [path, input, 'pages'],
    queryFn: ({ pageParam, signal }) => ask(path, { ...input, ...at(pageParam as C | undefined) }, signal),
    initialPageParam: undefined,
    getNextPageParam: (page) => next(page) ?? undefined,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(everyMs && { refetchInterval: ({ state: { data } }) => everyMs(data?.pages ?? []) }),
  });
}
