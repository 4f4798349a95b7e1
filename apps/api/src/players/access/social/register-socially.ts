import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashPassword } from '../../../lib/password.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { addMember, type JoiningPorts } from '../add-member.ts';
import { findInvitor, setEmailVerified, takenFields } from '../member.store.ts';
import { checkDetails, type Details } from '../register.ts';
import { checkMobile, isEmail, refuseTaken } from '../registration.ts';
import { type Proof, provenIdentity } from './finish-social.ts';
import { linkIdentity, spendProof } from './social.store.ts';

/** The form after a social log-in: three fields at first, all of them at last. */
export type SocialForm = Pick<Details, 'firstName' | 'lastName' | 'stateCode' | 'receiveExclusive' | 'agreed'> &
  Partial<Omit<Details, 'firstName' | 'lastName' | 'stateCode' | 'receiveExclusive' | 'agreed'>> & {
    email: string;
    mobilePrefix?: string;
    mobile?: string;
  };

const furtherFields = [
  'gender',
  'birthday',
  'mobilePrefix',
  'mobile',
  'currency',
  'countryCode',
  'city',
  'postalCode',
  'address',
] as const;

type FullForm = Details & { email: string; mobilePrefix: string; mobile: string };

/** The checks of the completion form in the specified order: email address required, valid, first name, last name. */
export function checkCompletion({ email, firstName, lastName }: SocialForm): Result<null> {
  if (!email) return refuse('missingField', { field: 'email' });
  if (!isEmail(email)) return refuse('emailInvalid');
  if (!firstName) return refuse('missingField', { field: 'firstName' });
  return lastName ? ok(null) : refuse('missingField', { field: 'lastName' });
}

/**
 * Makes a member of who came through a provider, linked with the identity there. The account gets a name made from the
 * email address and a password that nobody knows: "forgot password" sets one. An address that the provider does not
 * vouch for is mailed the activation link.
 */
export async function registerSocially(
  db: pg.Pool,
  ports: JoiningPorts,
  proof: Proof,
  form: SocialForm,
  language: string,
  address: string,
): Promise<Result<bigint>> {
  const identity = await provenIdentity({ db }, proof);
  if (!identity.ok) return identity;
  const username = newUsername(form.email);
  const taken = await takenFields(db, { username, email: form.email, mobilePrefix: '', mobile: '', mobileE164: null });
  if (taken.includes('email')) return refuseTaken('email');
  // Known already by an invitation link: reported with the first step, not after the last.
  if (form.invitorCode && (await findInvitor(db, form.invitorCode)) === undefined) return refuse('invitationInvalid');
  if (!isFull(form)) return { ...refuse('detailsRequired'), data: { missing: missingOf(form) } };
  const mobile = checkMobile(form);
  if (!mobile.ok) return mobile;
  const details = await checkDetails(db, ports, form);
  if (!details.ok) return details;
  const admitted = await ports.admit({ ...form, mobile: `${form.mobilePrefix}${form.mobile}` });
  if (!admitted.ok) return admitted;

  const passwordHash = await hashPassword(randomUUID());
  const member = { ...form, ...details.data, username, passwordHash, language };
  return unlessRefused(db, async (tx) => {
    if (!(await spendProof(tx, hashToken(proof.proof!)))) return refuse('socialExpired');
    const id = await addMember(tx, ports, member, { deviceId: form.deviceId, address, click: form.affiliateClick });
    // The proof is not spent by a form that can still be mended.
    if (!id.ok) return id;
    await linkIdentity(tx, identity.data, id.data);
    const vouchedFor = identity.data.emailVerified && identity.data.email.toLowerCase() === form.email.toLowerCase();
    if (vouchedFor) await setEmailVerified(tx, id.data);
    else await ports.sendActivationMail(tx, { id: id.data, email: form.email, username, language });
    await recordAuditEvent(tx, {
      actor: `member:${id.data}`,
      memberId: id.data,
      subject: `member:${id.data}`,
      command: 'member.linkProvider',
      after: { provider: identity.data.provider, emailVerified: vouchedFor },
    });
    return id;
  });
}

function missingOf(form: SocialForm): string[] {
  return furtherFields.filter((field) => !form[field]);
}

/** Whether everything was filled in that joining needs. */
export function isFull(form: SocialForm): form is FullForm {
  return missingOf(form).length === 0;
}

/** `maria.santos@example.com` → `maria.santos482913`: the player never types it, as the email address logs in as well. */
function newUsername(email: string): string {
  const readable = email
    .split('@')[0]!
    .replace(/[^A-Za-z0-9._-]/g, '')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 24);
  return `${readable.length >= 2 ? readable : 'player'}${randomInt(100_000, 1_000_000)}`;
}
