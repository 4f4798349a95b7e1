import { inTransaction, type Transaction } from '@fairhouse/database';
import { moveMoney } from '../../db/move-money.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { rewardSource } from './describe-postings.ts';
import { countByStatus } from './invitation.store.ts';
import type { InviteDeps } from './invite.deps.ts';
import { insertAward, listRewards, lockTreasureIndex, type Reward } from './reward.store.ts';

/**
 * Pays a reward that the member's counted friends have reached, and before it those below that were left, in order.
 * Each is paid once: the index says how far they were taken, and the posting's name is the tier.
 */
export async function receiveReward(
  { db, announce }: Pick<InviteDeps, 'db' | 'announce'>,
  member: Pick<SessionMember, 'id' | 'currency'>,
  rewardId: number,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const taken = await lockTreasureIndex(tx, member.id);
    const rewards = await listRewards(tx, member.currency);
    const wanted = rewards.find(({ id }) => id === rewardId);
    if (!wanted) return refuse('noSuchThing');
    if (taken >= wanted.personCount) return refuse('rewardAlreadyTaken');
    const friends = (await countByStatus(tx, member.id)).counted;
    if (friends < wanted.personCount) return refuse('rewardNotReached');

    let index = taken;
    for (const reward of rewards) {
      if (reward.personCount <= taken || reward.personCount > wanted.personCount) continue;
      await award({ announce }, tx, member.id, reward, index, friends);
      index = reward.personCount;
    }
    return ok(null);
  });
}

async function award(
  { announce }: Pick<InviteDeps, 'announce'>,
  tx: Transaction,
  memberId: bigint,
  reward: Reward,
  before: number,
  friends: number,
): Promise<void> {
  await insertAward(tx, memberId, reward);
  const { personCount, bonus } = reward;
  await moveMoney(tx, {
    posting: {
      memberId,
      type: 'INVITE_AWARD',
      amount: bonus,
      source: rewardSource,
      externalId: `reward:${personCount}`,
    },
    auditEvent: {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'invite.reward',
      before: { treasureIndex: before },
      after: {
        treasureIndex: personCount,
        childCount: friends,
        amount: String(bonus.minor),
        currency: bonus.currency,
      },
    },
    notice: () =>
      announce(tx, {
        memberId,
        kind: 'inviteReward',
        about: `invite-reward:${personCount}`,
        values: { amount: bonus },
      }),
  });
}
