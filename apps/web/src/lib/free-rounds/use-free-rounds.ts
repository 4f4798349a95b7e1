import type { FreeRoundsShown } from '@fairhouse/contract';
import { queries, useCall } from '../query.ts';
import { useMember } from '../session.ts';

const none: readonly FreeRoundsShown[] = [];

/** Free rounds that the member can play now; none for visitors, and none until they are known. */
export function useFreeRounds(): { open: readonly FreeRoundsShown[]; isKnown: boolean } {
  const member = useMember();
  const { data, isPending } = useCall('/sys/freeRounds/list', {}, { enabled: member !== undefined });
  const open = member ? data?.freeRounds.filter(({ state }) => state === 'open') : undefined;
  return { open: open ?? none, isKnown: !member || !isPending };
}

/** Of several in one game those that end first, which the game plays first. */
export function freeRoundsIn(open: readonly FreeRoundsShown[], gameId: number): FreeRoundsShown | undefined {
  return open
    .filter(({ game }) => game.id === gameId)
    .reduce<FreeRoundsShown | undefined>(
      (first, one) => (first && first.expireTime <= one.expireTime ? first : one),
      undefined,
    );
}

/** Some were played, or declined. */
export const refreshFreeRounds = (): Promise<void> => queries.invalidateQueries({ queryKey: ['/sys/freeRounds/list'] });
