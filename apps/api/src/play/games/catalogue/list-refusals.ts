import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { VendorRefusals } from '@fairhouse/contract/wallet';
import { fisherExact } from '../../../lib/fisher.ts';

type Reported = OperatorCallOutput<'/operator/catalogue/refusals'>;

export interface RefusalsDeps {
  /** What each vendor says of these UTC days; undefined without an answer, null where it answers no such question. */
  askRefusals(
    days: readonly string[],
  ): Promise<readonly { vendor: string; vendorName: string; day: string; said: VendorRefusals | undefined | null }[]>;
  clock(): Date;
}

const daysListed = 7;
const dayMs = 86_400_000;

/** Refused plays by outcome, the latest day first; games without any are left out. */
export async function listRefusals({ askRefusals, clock }: RefusalsDeps): Promise<Reported> {
  const days = Array.from({ length: daysListed }, (_, ago) => dayOf(clock().getTime() - ago * dayMs));
  return (await askRefusals(days)).flatMap(({ said, ...of }): Reported => {
    if (said === null) return [];
    if (said === undefined) return [{ ...of, asked: 'noAnswer', isWhole: false, games: [] }];
    const games = said.games
      .filter(({ refused }) => refused.wins + refused.losses > 0)
      .map((game) => ({ ...game, chance: fisherExact(game.refused, game.played) }));
    return [{ ...of, asked: 'answered', isWhole: said.isWhole, games }];
  });
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
