import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inLongTransaction, readAcross } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import { isTooLong } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { findCampaign } from './campaign.store.ts';
import type { Campaign } from './campaign.ts';
import { countRead, sumsOfBonuses, sumsOfReached } from './result.store.ts';

type Output = OperatorCallOutput<'/operator/campaign/result'>;

const mostMs = 20_000;

/** What is known of those who were reached; what of it the campaign brought about, nobody knows. */
export async function resultOf(
  { db }: Pick<GroupsDeps, 'db'>,
  { id, days }: { id: number; days: number },
): Promise<Result<Output>> {
  const campaign = await findCampaign(db, id);
  if (!campaign) return refuse('noSuchThing');
  try {
    return ok({ days, currencies: await byCurrency({ db }, campaign, days) });
  } catch (error) {
    if (isTooLong(error)) return refuse('serverBusy');
    throw error;
  }
}

async function byCurrency(
  { db }: Pick<GroupsDeps, 'db'>,
  { id, kind }: Campaign,
  days: number,
): Promise<Output['currencies']> {
  return inLongTransaction(db, mostMs, async (tx) => {
    await readAcross(tx);
    const reached = await sumsOfReached(tx, id, days);
    const bonuses = kind === 'bonus' ? await sumsOfBonuses(tx, id) : [];
    const read = kind === 'message' ? await countRead(tx, id) : undefined;
    return reached.map(({ currency, given, deposits, ...counts }) => {
      const wire = (minor: bigint) => toWire(amountOf(currency, minor));
      const bonus = bonuses.find((of) => of.currency === currency);
      return {
        currency,
        ...counts,
        given: wire(given),
        deposits: wire(deposits),
        read: read ? (read.find((of) => of.currency === currency)?.read ?? 0) : null,
        bonuses: bonus
          ? {
              open: bonus.open,
              released: bonus.released,
              ended: bonus.ended,
              wagered: wire(bonus.wagered),
              converted: wire(bonus.converted),
              forfeited: wire(bonus.forfeited),
            }
          : null,
      };
    });
  });
}
