import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type DescribingPorts, describeMember } from './describe-member.ts';
import { findMember, type Member } from './member.store.ts';
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
export async function enter(house: Entrance, member: Member, origin: SessionOrigin): Promise<Result<Entered>> {
  const challenge = await house.secondFactor.challengeOf(member.id);
  return challenge ? { ...refuse('secondFactorRequired'), data: challenge } : letIn(house, member, origin);
}

/** The second step: a right answer to the challenge opens the session. */
export async function answerChallenge(
  house: Entrance,
  challenge: string,
  answer: SecondFactorAnswer,
  origin: SessionOrigin,
): Promise<Result<Entered>> {
  if (!answer.code && !answer.passkey) return refuse('missingField', { field: 'code' });
  const memberId = await house.secondFactor.answer(challenge, answer);
  if (!memberId.ok) return memberId;
  const member = (await findMember(house.db, memberId.data))!;
  // Suspended between the two steps.
  return member.enabled ? letIn(house, member, origin) : refuse('loginFailed');
}

async function letIn(house: Entrance, member: Member, origin: SessionOrigin): Promise<Result<Entered>> {
  const token = await openSession(house.db, member.id, origin, house.sessions);
  return ok(await describeMember(house.describing, member, token));
}
