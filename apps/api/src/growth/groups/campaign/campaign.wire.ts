import type { Campaign as Wire } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import {
  type DryRun,
  findCampaign,
  findDryRun,
  namesOf,
  sampleOfDryRun,
  talliesOf,
  waitingApproval,
} from './campaign.store.ts';
import type { Campaign, Tally } from './campaign.ts';

export function campaignWire(
  { each: _, most: _most, madeAt, startedAt, endedAt, ...campaign }: Campaign,
  tallies: readonly Tally[],
): Omit<Wire, 'dryRun' | 'approval'> {
  return {
    ...campaign,
    makeTime: madeAt.toISOString(),
    startTime: startedAt?.toISOString() ?? null,
    endTime: endedAt?.toISOString() ?? null,
    tallies: tallies.map(tallyWire),
  };
}

/** One campaign with all that is known of it. */
export async function wholeCampaign(db: Database | Transaction, id: number): Promise<Wire | undefined> {
  const campaign = await findCampaign(db, id);
  if (!campaign) return undefined;
  const tallies = await talliesOf(db, [id]);
  const dryRun = await findDryRun(db, id);
  const approval = await waitingApproval(db, campaign);
  return {
    ...campaignWire(campaign, tallies),
    dryRun: dryRun ? await dryRunWire(db, id, dryRun) : null,
    approval: approval === null ? null : Number(approval),
  };
}

async function dryRunWire(
  db: Database | Transaction,
  id: number,
  { outcomes, overlaps, contentHash, by, at }: DryRun,
): Promise<NonNullable<Wire['dryRun']>> {
  const others = await namesOf(
    db,
    overlaps.map((other) => other.id),
  );
  return {
    time: at.toISOString(),
    by,
    contentHash,
    outcomes: outcomes.map(({ amount, ...of }) =>
      tallyWire({ ...of, amount: amount === null ? null : BigInt(amount) }),
    ),
    overlaps: overlaps.flatMap(({ id: otherId, members }) =>
      others.filter((other) => other.id === otherId).map((other) => ({ ...other, members })),
    ),
    sample: (await sampleOfDryRun(db, id)).map((member) => ({ ...member, id: Number(member.id) })),
  };
}

function tallyWire({ amount, outcome, reason, currency, members }: Tally): Wire['tallies'][number] {
  return { outcome, reason, currency, members, amount: amount === null ? null : toWire(amountOf(currency, amount)) };
}
