import type { Transaction } from '@fairhouse/database';
import type { VipPackage } from './offer.store.ts';

/** A member redeems one package at a time. */
export async function lockAccount(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('insert into vip_account (member_id) values ($1) on conflict do nothing', [memberId]);
  await tx.query('select from vip_account where member_id = $1 for update', [memberId]);
}

/** The package that was redeemed with this key. */
export async function redeemedWith(tx: Transaction, memberId: bigint, requestKey: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ packageId: number }>(
    `select package_id as "packageId" from vip_redemption where member_id = $1 and request_key = $2`,
    [memberId, requestKey],
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
    `select from vip_redemption where member_id = $1 and package_id = $2
       and created_at > now() - make_interval(secs => $3) limit 1`,
    [memberId, packageId, seconds],
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
  await tx.query('update vip_account set spent = spent + $2 where member_id = $1', [memberId, points]);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into vip_redemption (member_id, package_id, points, bonus, currency, request_key)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [memberId, id, points, bonus.minor, bonus.currency, requestKey ?? null],
  );
  return rows[0]!.id;
}
