import { vaultOf } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import type { VipPackage } from './offer.store.ts';

/** A member redeems one package at a time. */
export async function lockAccount(tx: Transaction, memberId: bigint): Promise<void> {
  const key = [vaultOf(memberId), memberId];
  await tx.query('insert into vip_account (vault, member_id) values ($1, $2) on conflict do nothing', key);
  await tx.query('select from vip_account where vault = $1 and member_id = $2 for update', key);
}

/** The package that was redeemed with this key. */
export async function redeemedWith(tx: Transaction, memberId: bigint, requestKey: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ packageId: number }>(
    `select package_id as "packageId" from vip_redemption where vault = $1 and member_id = $2 and request_key = $3`,
    [vaultOf(memberId), memberId, requestKey],
  );
  return rows[0]?.packageId;
}

/** Whether the member redeemed this package within the last seconds. */
export async function redeemedJustNow(
  tx: Transaction,
  memberId: bigint,
  packageId: number,
  seconds: number,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select from vip_redemption where vault = $1 and member_id = $2 and package_id = $3
       and created_at > now() - make_interval(secs => $4) limit 1`,
    [vaultOf(memberId), memberId, packageId, seconds],
  );
  return rows.length > 0;
}

/** Takes the points and keeps the redemption; answers its id. */
export async function spendPoints(
  tx: Transaction,
  memberId: bigint,
  { id, points, bonus }: VipPackage,
  requestKey: string | undefined,
): Promise<bigint> {
  const vault = vaultOf(memberId);
  await tx.query('update vip_account set spent = spent + $3 where vault = $1 and member_id = $2', [
    vault,
    memberId,
    points,
  ]);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into vip_redemption (vault, member_id, package_id, points, bonus, currency, request_key)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [vault, memberId, id, points, bonus.minor, bonus.currency, requestKey ?? null],
  );
  return rows[0]!.id;
}
