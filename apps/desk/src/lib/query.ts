/** Calls as queries. The key of each is [path, input]; `reload('/operator/cashOut/listPage')` reloads all of that call. */
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { keepPreviousData, QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { post, type Refused } from './api.ts';
import { useLive } from './live/live-state.ts';

/** What a query fails with: the API's code and its sentence for the reader. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: number;
  readonly data: unknown;
  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.error;
    this.data = refused.data;
  }
}

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // The API has said no, or cannot be reached; the second is worth two more tries.
      retry: (tries, problem) => problem instanceof CallFailed && problem.code === -1 && tries < 2,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Makes a call and throws `CallFailed`: for query functions, where a failure is the query's error state. */
export async function ask<P extends OperatorCallPath>(
  path: P,
  input: OperatorCallInput<P>,
  signal?: AbortSignal,
): Promise<OperatorCallOutput<P>> {
  const answer = await post(path, input, signal);
  if (!answer.ok) throw new CallFailed(answer);
  return answer.data;
}

export function callQuery<P extends OperatorCallPath>(path: P, input: OperatorCallInput<P>) {
  return {
    queryKey: [path, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(path, input, signal),
  };
}

interface UseCallOptions {
  enabled?: boolean;
  /** Milliseconds between repeated calls. */
  everyMs?: number;
  /** The page is notified when it changes: repeated calls are for what only time changes, and for when it is not shown. */
  followed?: true;
  staleTimeMs?: number;
  /** While the next input is answered, what the last one answered stays: nothing jumps. */
  keep?: boolean;
}

export function useCall<P extends OperatorCallPath>(
  path: P,
  input: OperatorCallInput<P>,
  { enabled = true, everyMs, followed, staleTimeMs, keep }: UseCallOptions = {},
) {
  const followedMs = useFollowedMs();
  const againMs = followed ? followedMs : everyMs;
  return useQuery<OperatorCallOutput<P>, CallFailed>({
    ...callQuery(path, input),
    enabled,
    ...(againMs === undefined ? {} : { refetchInterval: againMs }),
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(keep ? { placeholderData: keepPreviousData as never } : {}),
  });
}

const withoutPushMs = 15_000;
const withPushMs = 60_000;

/** How often the page asks for what it is sent, all the same. */
export function useFollowedMs(): number {
  return useLive() === 'live' ? withPushMs : withoutPushMs;
}

/** `const act = useAction('/operator/member/suspend', { reloads: [...] }); act.mutate(input)` */
export function useAction<P extends OperatorCallPath>(
  path: P,
  {
    reloads = [],
    onDone,
  }: { reloads?: readonly OperatorCallPath[]; onDone?: (data: OperatorCallOutput<P>) => void } = {},
) {
  return useMutation<OperatorCallOutput<P>, CallFailed, OperatorCallInput<P>>({
    mutationFn: (input) => ask(path, input),
    onSuccess: async (data) => {
      onDone?.(data);
      await reload(...reloads);
    },
  });
}

export async function reload(...paths: readonly OperatorCallPath[]): Promise<void> {
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
