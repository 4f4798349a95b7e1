import type { GuardedCommand } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface Policy {
  id: bigint;
  command: GuardedCommand;
  currency: Currency | null;
  /** In minor units; 0: always, null: never. */
  amountFrom: bigint | null;
  validFrom: Date;
  setBy: string;
  reason: string;
  inForce: boolean;
}

const columns = `p.id, p.command, p.currency, p.amount_from as "amountFrom", p.valid_from as "validFrom", p.set_by as "setBy", p.reason,
  p.valid_from <= clock_timestamp() and not exists (
    select from approval_policy n where n.command = p.command and n.currency is not distinct from p.currency
      and n.valid_from <= clock_timestamp() and (n.valid_from, n.id) > (p.valid_from, p.id)) as "inForce"`;

/** The row that a decision of this command falls under now. */
export async function policyInForce(
  db: Database | Transaction,
  command: GuardedCommand,
  currency: Currency | null,
): Promise<Pick<Policy, 'id' | 'amountFrom'> | undefined> {
  const { rows } = await db.query<Pick<Policy, 'id' | 'amountFrom'>>(
    'select id, amount_from as "amountFrom" from approval_policy_of($1, $2)',
    [command, currency],
  );
  return rows[0];
}

/** Every row there ever was, the latest first. */
export async function listPolicies(db: Database, command: GuardedCommand | undefined): Promise<Policy[]> {
  const { rows } = await db.query<Policy>(
    `select ${columns} from approval_policy p where $1::text is null or p.command = $1
     order by p.valid_from desc, p.id desc limit 1000`,
    [command ?? null],
  );
  return rows;
}

export type NewPolicy = Pick<Policy, 'command' | 'currency' | 'amountFrom' | 'setBy' | 'reason'> & {
  validFrom: Date | undefined;
};

/** A row that loosens the policy begins a day later at the soonest. */
export async function insertPolicy(tx: Transaction, it: NewPolicy): Promise<Policy> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into approval_policy (command, currency, amount_from, valid_from, set_by, reason)
     select $1, $2, $3, greatest(coalesce($4, clock_timestamp()), case
         when policy_loosens($1, $2, $3) then clock_timestamp() + interval '1 day' end), $5, $6
     returning id`,
    [it.command, it.currency, it.amountFrom, it.validFrom ?? null, it.setBy, it.reason],
  );
  const added = await tx.query<Policy>(`select ${columns} from approval_policy p where p.id = $1`, [rows[0]!.id]);
  return added.rows[0]!;
}

/** What a casino begins with; where the command and currency have a row, nothing. */
export async function addFirstPolicy(
  db: Transaction,
  it: Pick<Policy, 'command' | 'currency' | 'amountFrom' | 'reason'>,
): Promise<void> {
  await db.query(
    `insert into approval_policy (command, currency, amount_from, set_by, reason)
     select $1, $2, $3, 'system:start', $4
     where not exists (select from approval_policy where command = $1 and currency is not distinct from $2)`,
    [it.command, it.currency, it.amountFrom, it.reason],
  );
}

export async function hasPolicies(db: Transaction): Promise<boolean> {
  return (await db.query('select from approval_policy limit 1')).rows.length > 0;
}
