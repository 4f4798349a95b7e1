/**
 * Calls as queries. Key of every query: [path, input, language-independent]; so
 * `queries.invalidateQueries({ queryKey: ['/base/game/listPage'] })` reloads all pages of that call.
 */
import type { CallInput, CallOutput, CallPath, Page } from '@fairhouse/contract';
import { QueryClient, replaceEqualDeep, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallOptions, post, type Refused } from './api.ts';

/** What a query fails with: the API's code and its sentence for the player. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: number;
  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.error;
  }
}

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // The API has said no, or cannot be reached; the second is worth two more tries.
      retry: (tries, problem) => problem instanceof CallFailed && problem.code === -1 && tries < 2,
      networkMode: 'always',
    },
  },
});

/** Makes a call and throws `CallFailed`: for query functions, where a failure is the query's error state. */
export async function ask<P extends CallPath>(
  path: P,
  input: CallInput<P>,
  options?: CallOptions,
): Promise<CallOutput<P>> {
  const answer = await post(path, input, options);
  if (!answer.ok) throw new CallFailed(answer);
  return answer.data;
}

export interface UseCallOptions<T> {
  enabled?: boolean;
  /** Unless false, no loading indicator: the screen shows its own placeholder. */
  silent?: boolean;
  /** Milliseconds between repeated calls; as a function, by what was answered last. */
  everyMs?: number | false | ((last: T | undefined) => number | false);
  staleTimeMs?: number;
  initialData?: T;
  /** What a later answer becomes beside the one that is shown. */
  merge?: (shown: T | undefined, next: T) => T;
}

/** `const { data, error, isPending } = useCall('/base/banner/listAll', { enabled: 1 })` */
export function useCall<P extends CallPath>(path: P, input: CallInput<P>, options: UseCallOptions<CallOutput<P>> = {}) {
  const { enabled = true, silent = true, everyMs = false, staleTimeMs = 30_000, initialData, merge } = options;
  return useQuery<CallOutput<P>, CallFailed>({
    queryKey: [path, input],
    queryFn: ({ signal }) => ask(path, input, { silent, signal }),
    enabled,
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : everyMs,
    staleTime: staleTimeMs,
    ...(initialData === undefined ? {} : { initialData: initialData as never }),
    ...(merge && { structuralSharing: (shown, next) => replaceEqualDeep(shown, merge(shown as never, next as never)) }),
  });
}

type PagePath = {
  [P in CallPath]: CallOutput<P> extends Page<unknown> ? P : never;
}[CallPath];
type Item<P extends PagePath> = CallOutput<P> extends Page<infer T> ? T : never;

/**
 * A list that grows page by page. `list.items` are the rows so far, `list.more()` loads the next page,
 * `list.isLast` says that there is none. Pass it to <InfiniteList>.
 */
export function usePages<P extends PagePath>(
  path: P,
  input: Omit<CallInput<P>, 'pageNum'>,
  options: { enabled?: boolean } = {},
) {
  const query = useInfiniteQuery({
    queryKey: [path, input],
    queryFn: ({ pageParam, signal }) =>
      ask(path, { ...input, pageNum: pageParam } as CallInput<P>, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => ((page as Page<unknown>).last ? undefined : (page as Page<unknown>).number + 2),
    enabled: options.enabled ?? true,
  });
  const pages = (query.data?.pages ?? []) as Page<Item<P>>[];
  return {
    items: pages.flatMap((page) => page.content),
    total: pages[0]?.totalElements,
    /** When the latest answer came, by the clock of the device; 0 before the first. */
    fetchedAtMs: query.dataUpdatedAt,
    isLast: query.isSuccess && !query.hasNextPage,
    isPending: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    error: query.error as CallFailed | null,
    more: () => {
      if (query.isFetchingNextPage) return;
      // With all pages there, what failed is a look at them again.
      if (query.hasNextPage) void query.fetchNextPage();
      else if (query.isError) void query.refetch();
    },
    reload: (): Promise<unknown> => query.refetch(),
  };
}
