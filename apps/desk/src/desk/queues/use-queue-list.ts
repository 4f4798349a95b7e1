import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ask, type CallFailed, useFollowedMs } from '../../lib/query.ts';
import { type PlacedRow, placeRows } from './placed-rows.ts';
import type { ListInput, Totals } from './types.ts';

type ListPage = OperatorCallOutput<'/operator/queue/list'>;

const pageSize = 100;

export interface QueueList {
  rows: readonly PlacedRow[];
  totals: Totals | undefined;
  error: CallFailed | null;
  isPending: boolean;
  more: () => void;
  refetch: () => void;
}

/** The rows of one view, each at its place for as long as the view stays; looked at again when something in the queue has changed. */
export function useQueueList(input: ListInput): QueueList {
  const query = useInfiniteQuery<ListPage, CallFailed, { pages: ListPage[] }, unknown[], string>({
    queryKey: ['/operator/queue/list', input],
    queryFn: ({ pageParam, signal }) => ask('/operator/queue/list', { ...input, pageSize, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: useFollowedMs(),
  });
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query;

  const view = JSON.stringify(input);
  const [placed, setPlaced] = useState<{ view: string; data: typeof data; rows: readonly PlacedRow[] }>();
  let rows = placed?.view === view ? placed.rows : [];
  if (data && (placed?.view !== view || placed.data !== data)) {
    rows = placeRows(
      rows,
      data.pages.flatMap((page) => page.rows),
    );
    setPlaced({ view, data, rows });
  }

  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return {
    rows,
    totals: data?.pages[0]?.totals ?? undefined,
    error: data ? null : query.error,
    isPending: query.isPending,
    more,
    refetch: () => void refetch(),
  };
}
