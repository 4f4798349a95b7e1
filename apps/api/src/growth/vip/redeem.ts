import { type Database, inTransaction } from '@fairhouse/database';
import { moveMoney } from '../../db/move-money.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { vipStoreSource } from './describe-postings.ts';
import { findPackage } from './offer.store.ts';
import { lockAccount, redeemedJustNow, redeemedWith, spendPoints } from './redemption.store.ts';
import { standingOf } from './standing.store.ts';

/** The specified client sends no key: the same package again this soon is a second press of the same button. */
const samePressSeconds = 10;

/** Takes the points and pays the bonus in cash (REDEEM), in one transaction with its record. */
export async function redeem(
  db: Database,
  member: Pick<SessionMember, 'id' | 'currency'>,
  packageId: number,
  requestKey: string | undefined,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, member.id);
    if (requestKey === undefined) {
      if (await redeemedJustNow(tx, member.id, packageId, samePressSeconds)) return ok(null);
    } else {
      const earlier = await redeemedWith(tx, member.id, requestKey);
      if (earlier !== undefined) return earlier === packageId ? ok(null) : refuse('conflict');
    }
    const wanted = await findPackage(tx, packageId, member.currency);
    if (!wanted) return refuse('noSuchThing');
    const standing = (await standingOf(tx, member.id))!;
    if (wanted.level > standing.level) return refuse('levelTooLow');
    if (wanted.points > standing.points) return refuse('pointsTooFew');

    const id = await spendPoints(tx, member.id, wanted, requestKey);
    await moveMoney(tx, {
      posting: {
        memberId: member.id,
        type: 'REDEEM',
        amount: wanted.bonus,
        source: vipStoreSource,
        externalId: String(id),
        note: `package ${wanted.id}`,
      },
      auditEvent: {
        actor: `member:${member.id}`,
        memberId: member.id,
        subject: `vip-redemption:${id}`,
        command: 'vip.redeem',
        before: { points: String(standing.points) },
        after: {
          points: String(standing.points - wanted.points),
          package: wanted.id,
          amount: String(wanted.bonus.minor),
          currency: wanted.bonus.currency,
        },
      },
    });
    return ok(null);
  });
}
