import type { ProofStanding } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { JoiningDocumentKind } from '@fairhouse/jurisdictions';

export interface IdentityStanding {
  identity: ProofStanding;
  identityBy: 'provider' | 'documents' | null;
  address: ProofStanding;
  addressBy: 'provider' | 'documents' | null;
  age: ProofStanding;
}

/** Which of these documents the member has not handed in, or not in a way that was accepted; none of a member who is known. */
export async function missingDocuments(
  db: Database | Transaction,
  memberId: bigint,
  kinds: readonly JoiningDocumentKind[],
): Promise<JoiningDocumentKind[]> {
  const { rows } = await db.query<{ kind: JoiningDocumentKind }>(
    `select k.kind from unnest($2::text[]) with ordinality k (kind, place)
     where not exists (
       select from document_record r
       where r.member_id = $1 and r.kind = k.kind and r.status in ('waiting', 'accepted'))
       and not exists (select from identity_as_known s where s.member_id = $1 and s.identity = 'passed')
     order by k.place`,
    [memberId, kinds],
  );
  return rows.map(({ kind }) => kind);
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
