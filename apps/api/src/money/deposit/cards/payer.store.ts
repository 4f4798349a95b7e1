import type { Database, Transaction } from '@fairhouse/database';
import type { Attempt } from '../attempt.store.ts';
import type { Billing } from './billing.ts';

/** Who pays on a provider's page, as our form has asked it. */
export async function insertPayer(tx: Transaction, { memberId, id }: Attempt, payer: Billing): Promise<void> {
  await tx.query(
    `insert into deposit_payer (attempt_id, member_id, first_name, last_name, country, state, city, address, postal_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      memberId,
      payer.cardFirstName,
      payer.cardLastName,
      payer.cardCountry,
      payer.cardState,
      payer.cardCity,
      payer.cardAddress,
      payer.cardPostalCode,
    ],
  );
}

export async function findPayer(db: Database, { id }: Attempt): Promise<Billing | undefined> {
  const { rows } = await db.query<Billing>(`select ${columns} from deposit_payer p where attempt_id = $1`, [id]);
  return rows[0];
}

/** As it was given with the member's last card, here or on a provider's page. */
export async function lastBillingOf(db: Database, memberId: bigint): Promise<Billing | undefined> {
  const { rows } = await db.query<Billing>(
    `select ${columns} from (
       (select * from deposit_payer where member_id = $1 order by attempt_id desc limit 1)
       union all
       (select attempt_id, member_id, first_name, last_name, country, state, city, address, postal_code
        from deposit_card where member_id = $1 and wallet is null order by attempt_id desc limit 1)) p
     order by attempt_id desc limit 1`,
    [memberId],
  );
  return rows[0];
}

const columns = `p.first_name as "cardFirstName", p.last_name as "cardLastName", p.country as "cardCountry",
  p.state as "cardState", p.city as "cardCity", p.address as "cardAddress", p.postal_code as "cardPostalCode"`;
