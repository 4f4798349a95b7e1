import type { HarmCaseState } from '@fairhouse/contract/operator';

/** The only move of a case. A closed one stays closed: what is seen later is another case. */
export const caseMoves = {
  close: { from: 'open', to: 'closed' },
} as const satisfies Record<string, { from: HarmCaseState; to: HarmCaseState }>;
