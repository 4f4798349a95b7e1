import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export interface ChosenPlayer {
  id: string;
  name: string;
  /** Name and mail, masked where this person may not read them. */
  about?: string;
}

/** The players of what a search has found, each once: an order or a round is of a player too. */
export function playersOf(
  hits: readonly Pick<OperatorCallOutput<'/operator/find'>[number], 'memberId' | 'username' | 'name' | 'email'>[],
): ChosenPlayer[] {
  const players = new Map<number, ChosenPlayer>();
  for (const { memberId, username, name, email } of hits) {
    if (players.has(memberId)) continue;
    players.set(memberId, { id: String(memberId), name: username, about: [name, email].filter(Boolean).join(' · ') });
  }
  return [...players.values()];
}

export const idsOf = (value: string): string[] => value.split(',').filter(Boolean);

/** Each once; where one alone can be chosen, the last one stays. */
export function addPlayer(value: string, id: string, most: number): string {
  return [...idsOf(value).filter((one) => one !== id), id].slice(-most).join(',');
}
