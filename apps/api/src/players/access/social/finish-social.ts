import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { type Entrance, enter } from '../enter.ts';
import { findMember, findMemberByIdentity, type Member } from '../member.store.ts';
import type { SessionOrigin } from '../session.store.ts';
import { findIdentity, memberOfIdentity, type ProvenIdentity, spendProof } from './social.store.ts';

/** What the browser brings back from the return page. */
export interface Proof {
  proof?: string;
  browser?: string;
}

/** The identity behind a proof that is still good. */
export async function provenIdentity(
  { db }: Pick<Entrance, 'db'>,
  { proof, browser }: Proof,
): Promise<Result<ProvenIdentity>> {
  const identity = proof && browser ? await findIdentity(db, hashToken(proof), hashToken(browser)) : undefined;
  return identity ? ok(identity) : refuse('socialExpired');
}

/** The member whose account stands under the email address that the provider vouches for. */
export async function memberToLink(
  { db }: Pick<Entrance, 'db'>,
  { email, emailVerified }: ProvenIdentity,
): Promise<Member | undefined> {
  const member = emailVerified && email ? await findMemberByIdentity(db, email) : undefined;
  return member?.email.toLowerCase() === email.toLowerCase() ? member : undefined;
}

/** Logs a linked member in, or says what is missing. Nothing is linked here: an account is never taken over silently. */
export async function finishSocial(casino: Entrance, proof: Proof, origin: SessionOrigin) {
  const identity = await provenIdentity(casino, proof);
  if (!identity.ok) return identity;
  const memberId = await memberOfIdentity(casino.db, identity.data);
  if (memberId !== undefined) {
    const member = (await findMember(casino.db, memberId))!;
    if (!member.enabled) return refuse('accountSuspended');
    if (!(await spendProof(casino.db, hashToken(proof.proof!)))) return refuse('socialExpired');
    return enter(casino, member, origin);
  }
  const { email, firstName, lastName } = identity.data;
  const known = await memberToLink(casino, identity.data);
  return known
    ? carrying(refuse('socialPasswordRequired'), { email })
    : carrying(refuse('detailsRequired'), { email, firstName, lastName });
}

function carrying(refusal: Refusal, data: unknown): Refusal {
  return { ...refusal, data };
}
