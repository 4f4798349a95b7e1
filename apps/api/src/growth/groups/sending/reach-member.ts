import { lockBook } from '@fairhouse/betting';
import type { CampaignRefusal } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { type Amount, amountOf } from '@fairhouse/money';
import { moveMoney } from '../../../db/move-money.ts';
import { ok, refuse } from '../../../http/result.ts';
import { type Campaign, freeRoundsIn } from '../campaign/campaign.ts';
import { campaignSource } from '../describe-postings.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { claimMember, settleMember } from './claim.store.ts';
import type { Refusing } from './refusal.store.ts';

type Reaching = Pick<GroupsDeps, 'db' | 'giveBonus' | 'giveFreeRounds' | 'announce' | 'choosePromotion'>;

/** What became of one member: nothing where the campaign is not running any more, or the outcome is there already. */
type Claimed =
  | { to: 'reach'; amount: Amount | undefined }
  | { to: 'refuse'; reason: CampaignRefusal }
  | { to: 'leave' };

/** What a campaign's gift, bonus, free rounds or message to a member is called wherever it stands: of one name there is one. */
const nameOf = ({ id }: Campaign) => `campaign:${id}`;

/**
 * Gives one member of the list what the campaign has for him, in one transaction with his outcome: whatever dies in between,
 * there are both or neither.
 */
export async function reachMember(
  deps: Reaching,
  campaign: Campaign,
  memberId: bigint,
  refusing: Refusing,
): Promise<void> {
  if (campaign.kind === 'bonus') return giveBonusTo(deps, campaign, memberId, refusing);
  if (campaign.kind === 'freeRounds') return giveFreeRoundsTo(deps, campaign, memberId, refusing);
  await inTransaction(deps.db, async (tx) => {
    // The book is locked before the place on the list, by this and by whatever gives bonuses: never the other way round.
    if (campaign.kind === 'gift') await lockBook(tx, memberId);
    const claimed = await claim(tx, campaign, memberId, refusing);
    if (claimed.to === 'leave') return;
    if (claimed.to === 'refuse') {
      await settleMember(tx, { campaignId: campaign.id, memberId, outcome: 'refused', reason: claimed.reason });
      return;
    }
    await carry(deps, tx, campaign, memberId, claimed.amount);
    await settleMember(tx, { campaignId: campaign.id, memberId, outcome: 'done', reason: null });
  });
}

async function claim(tx: Transaction, { id }: Campaign, memberId: bigint, refusing: Refusing): Promise<Claimed> {
  const claimed = await claimMember(tx, id, memberId, refusing);
  if (claimed?.state !== 'running' || claimed.outcome !== 'waiting') return { to: 'leave' };
  const { reason, currency, amount } = claimed;
  if (reason !== null) return { to: 'refuse', reason };
  return { to: 'reach', amount: amount === null ? undefined : amountOf(currency, amount) };
}

async function carry(
  { announce, choosePromotion }: Reaching,
  tx: Transaction,
  campaign: Campaign,
  memberId: bigint,
  amount: Amount | undefined,
): Promise<void> {
  const { content } = campaign;
  const about = nameOf(campaign);
  if (content.kind === 'message') {
    const kind = content.offers ? 'offer' : 'casino';
    await announce(tx, { memberId, kind, about, values: { en: content.english, fil: content.filipino } });
  } else if (content.kind === 'promotion') {
    await choosePromotion(tx, { promotionId: content.promotionId, memberId });
  } else if (content.kind === 'gift') {
    const gift = amount!;
    await moveMoney(tx, {
      posting: {
        memberId,
        type: 'GIFT',
        amount: gift,
        source: campaignSource,
        externalId: about,
        note: campaignSource,
      },
      auditEvent: {
        actor: 'system:campaigns',
        memberId,
        subject: about,
        command: 'campaign.gift',
        after: { amount: String(gift.minor), currency: gift.currency, startedBy: campaign.startedBy },
      },
      notice: () => announce(tx, { memberId, kind: 'gift', about, values: { amount: gift } }),
      once: true,
    });
  }
}

/** What the bonus desk itself refuses. */
const refusedByBonus: Readonly<Record<string, CampaignRefusal>> = {
  bonusActive: 'bonusActive',
  bonusCashOutPending: 'cashOutPending',
};

async function giveBonusTo(deps: Reaching, campaign: Campaign, memberId: bigint, refusing: Refusing): Promise<void> {
  const { id: campaignId, name, startedBy } = campaign;
  let reason: CampaignRefusal | undefined;
  let isAsked = false;
  const given = await deps.giveBonus({
    memberId,
    period: nameOf(campaign),
    actor: 'system:campaigns',
    reason: `${name}, started by ${startedBy}`,
    async decide(tx) {
      isAsked = true;
      const claimed = await claim(tx, campaign, memberId, refusing);
      if (claimed.to === 'refuse') reason = claimed.reason;
      if (claimed.to !== 'reach') return refuse('bonusNotOffered');
      await settleMember(tx, { campaignId, memberId, outcome: 'done', reason: null });
      return ok({ amount: claimed.amount! });
    },
  });
  if (given.ok) return;
  const refused = reason ?? refusedByBonus[given.error] ?? (isAsked ? undefined : 'notOffered');
  if (refused) await settleRefused(deps, campaign, memberId, refusing, refused);
}

async function giveFreeRoundsTo(
  deps: Reaching,
  campaign: Campaign,
  memberId: bigint,
  refusing: Refusing,
): Promise<void> {
  const { id: campaignId, name, startedBy, content } = campaign;
  let claimed: Claimed | undefined;
  const given = await deps.giveFreeRounds({
    memberId,
    sourceKey: nameOf(campaign),
    actor: 'system:campaigns',
    reason: `${name}, started by ${startedBy}`,
    async decide(tx) {
      claimed = await claim(tx, campaign, memberId, refusing);
      const rounds =
        claimed.to === 'reach' && claimed.amount ? freeRoundsIn(content, claimed.amount.currency) : undefined;
      if (!rounds) return refuse('bonusNotOffered');
      await settleMember(tx, { campaignId, memberId, outcome: 'done', reason: null });
      return ok(rounds);
    },
  });
  if (given.ok || claimed?.to === 'leave') return;
  const reason = claimed?.to === 'refuse' ? claimed.reason : 'notOffered';
  await settleRefused(deps, campaign, memberId, refusing, reason);
}

async function settleRefused(
  { db }: Pick<Reaching, 'db'>,
  campaign: Campaign,
  memberId: bigint,
  refusing: Refusing,
  refused: CampaignRefusal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // What keeps a bonus from a member keeps a campaign from him too, and names itself better.
    const claimed = refused === 'notOffered' ? await claim(tx, campaign, memberId, refusing) : undefined;
    const reason = claimed?.to === 'refuse' ? claimed.reason : refused;
    if (claimed?.to === 'leave') return;
    await settleMember(tx, { campaignId: campaign.id, memberId, outcome: 'refused', reason });
  });
}
