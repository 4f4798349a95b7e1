import type { ProofStanding } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';

export interface IdentityStanding {
  identity: ProofStanding;
  identityBy: 'provider' | 'documents' | null;
  address: ProofStanding;
  addressBy: 'provider' | 'documents' | null;
  age: ProofStanding;
}

/** Whether and how this member is known; undefined for one who does not exist. */
export async function identityStandingOf(
  db: Database | Transaction,
  memberId: bigint,
): Promise<IdentityStanding | undefined> {
  const { rows } = await db.query<IdentityStanding>(
    `select coalesce(identity, 'missing') as identity, identity_by as "identityBy",
       coalesce(address, 'missing') as address, address_by as "addressBy", coalesce(age, 'missing') as age
     from identity_as_known where member_id = $1`,
    [memberId],
  );
  return rows[0];
}
