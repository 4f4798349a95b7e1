import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type DescribingPorts, describeMember } from './describe-member.ts';
import { markChallenge, readMark } from './marked-challenge.ts';
import { findMember, isUnchanged, type Member } from './member.store.ts';
import { openSession } from './open-session.ts';
import type { SecondFactorAnswer, SecondFactorPort } from './second-factor.port.ts';
import type { SessionOrigin, SessionSettings } from './session.store.ts';

export interface Entrance {
  db: pg.Pool;
  sessions: SessionSettings;
  secondFactor: SecondFactorPort;
  describing: DescribingPorts;
}

type Entered = Awaited<ReturnType<typeof describeMember>>;

/**
 * Lets in who proved to be a member, by password or through a provider: with a session, or with the challenge of the
 * second factor where one is switched on.
 */
export async function enter(casino: Entrance, member: Member, origin: SessionOrigin): Promise<Result<Entered>> {
  const asked = await casino.secondFactor.challengeOf(member.id);
  if (!asked) return letIn(casino, member, origin);
  const challenge = markChallenge(asked.challenge, member.passwordHash);
  return { ...refuse('secondFactorRequired'), data: { ...asked, challenge } };
}

/** The second step: a right answer to the challenge opens the session, unless the password was changed since. */
export async function answerChallenge(
  casino: Entrance,
  marked: string,
  answer: SecondFactorAnswer,
  origin: SessionOrigin,
): Promise<Result<Entered>> {
  if (!answer.code && !answer.passkey) return refuse('missingField', { field: 'code' });
  const { challenge, isMarkedWith } = readMark(marked);
  const memberId = await casino.secondFactor.answer(challenge, answer);
  if (!memberId.ok) return memberId;
  const member = (await findMember(casino.db, memberId.data))!;
  if (!isMarkedWith(member.passwordHash)) return refuse('secondFactorExpired');
  // Suspended between the two steps.
  return member.enabled ? letIn(casino, member, origin) : refuse('accountSuspended');
}

/** Opens the session, unless the member was suspended or got another password since proving to be the member. */
async function letIn(casino: Entrance, member: Member, origin: SessionOrigin): Promise<Result<Entered>> {
  const token = await inTransaction(casino.db, async (tx) =>
    (await isUnchanged(tx, member)) ? openSession(tx, member.id, origin, casino.sessions) : undefined,
  );
  if (token === undefined) return refuse('loginFailed');
  return ok(await describeMember(casino.describing, member, token));
}
