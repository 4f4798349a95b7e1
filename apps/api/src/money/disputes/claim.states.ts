import type { ClaimState } from '@fairhouse/contract/operator';
import type { Observation } from '@fairhouse/payments';

/** How far a dispute is; of two that are told, the later one stands, in whichever order they come. */
const ranks: Partial<Record<ClaimState, number>> = { received: 0, evidenceDue: 1, answered: 2 };

export const openStates = ['received', 'evidenceDue', 'answered'] as const satisfies ClaimState[];
/** In which it can be answered or given up. */
const answerable: readonly ClaimState[] = ['received', 'evidenceDue'];

export const isOpen = (state: ClaimState) => (openStates as readonly ClaimState[]).includes(state);
export const isAnswerable = (state: ClaimState) => answerable.includes(state);

/** What an observation makes of a dispute that stands so; undefined: it says nothing new of it. */
export function stateAfter(
  before: { state: ClaimState; givenInBy: string | null } | undefined,
  { state, dispute }: Pick<Observation, 'state' | 'dispute'>,
): ClaimState | undefined {
  const from = before?.state;
  if (state === 'dispute_won') {
    // A bank may take its word back; what the casino has given up stays so.
    return from === undefined || isOpen(from) || from === 'lost' ? 'won' : undefined;
  }
  if (from !== undefined && !isOpen(from)) return undefined;
  if (state === 'charged_back') return before?.givenInBy ? 'accepted' : 'lost';
  const to = dispute?.stage === 'answered' ? 'answered' : dispute?.stage === 'asked' ? 'received' : 'evidenceDue';
  return from !== undefined && ranks[from]! > ranks[to]! ? from : to;
}
