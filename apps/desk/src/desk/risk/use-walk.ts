import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask, type CallFailed } from '../../lib/query.ts';

/** The lists of this feature: pages by number. */
type WalkPath = {
  [P in OperatorCallPath]: OperatorCallOutput<P> extends { content: { id: number }[]; next: number | null }
    ? P extends `/operator/risk/${string}`
      ? P
      : never
    : never;
}[OperatorCallPath];

const limit = 100;

/** All rows of a list as far as they were walked through. */
export function useWalk<P extends WalkPath>(path: P, input: OperatorCallInput<P>) {
  type Page = OperatorCallOutput<P>;
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery<
    Page,
    CallFailed,
    { pages: Page[] },
    unknown[],
    number | undefined
  >({
    queryKey: [path, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      ask(path, { ...input, limit, ...(pageParam === undefined ? {} : { after: pageParam }) } as never, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = useMemo(
    () => (data?.pages.flatMap(({ content }) => content as Page['content'][number][]) ?? []) as Page['content'],
    [data],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return { rows, first: data?.pages[0], error: data ? null : error, isPending, more, refetch: () => void refetch() };
}
