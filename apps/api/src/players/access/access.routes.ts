import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { connectionOf } from '@fairhouse/operation';
import type pg from 'pg';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { activate } from './activate.ts';
import type { JoiningPorts } from './add-member.ts';
import { changePassword } from './change-password.ts';
import { type DescribingPorts, describeMember } from './describe-member.ts';
import { answerChallenge, type Entrance, enter } from './enter.ts';
import type { GamePort } from './game.port.ts';
import { login } from './login.ts';
import type { LockSettings } from './login-failures.store.ts';
import { logout } from './logout.ts';
import { type MailPort, mailLink } from './mail-link.ts';
import { memberOfLink } from './mailed-link.store.ts';
import { findInvitor, findMember } from './member.store.ts';
import { pageOfShared } from './mobile/mobile.store.ts';
import type { NotifyPort } from './notify.port.ts';
import { openSession } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { checkAccountStep, isTaken } from './registration.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import type { SecondFactorPort } from './second-factor.port.ts';
import type { SessionSettings } from './session.store.ts';
import type { SocialProviders } from './social/providers.ts';
import { socialRoutes } from './social/social.routes.ts';
import type { SocialLog } from './social/start-social.ts';
import { suspendMember } from './suspend-member.ts';
import { checkPerson, type VerificationSettings } from './verification/check-person.ts';
import { countPressure } from './verification/pressure.store.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

const forgotAnswerMs = 250;

export interface AccessDeps {
  db: pg.Pool;
  /** The origin of the site, for mailed links. */
  origin: string;
  sessions: SessionSettings;
  lock: LockSettings;
  mails: MailPort;
  games: GamePort;
  notify: NotifyPort;
  joining: Omit<JoiningPorts, 'sendActivationMail'>;
  describing: DescribingPorts;
  secondFactor: SecondFactorPort;
  verification: VerificationSettings;
  social: { providers: SocialProviders; log: SocialLog };
  /** Whether the country an address belongs to is not served. */
  isRestricted(address: string, edgeCountry: string | undefined): boolean;
}

export function accessRoutes({
  db,
  origin,
  sessions,
  lock,
  mails,
  games,
  notify,
  joining,
  describing,
  secondFactor,
  verification,
  social,
  isRestricted,
}: AccessDeps): Handler[] {
  const entrance: Entrance = { db, sessions, secondFactor, describing };
  const joiningPorts: JoiningPorts = {
    ...joining,
    sendActivationMail: (tx, member) => mailLink(tx, mails, origin, 'activate', member),
  };
  const describe = async (memberId: bigint, token: string) =>
    describeMember(describing, (await findMember(db, memberId))!, token);

  return [
    on(calls['/sys/auth/login'], async ({ input, address, userAgent }) => {
      const { username, password, challenge, code, passkey } = input;
      const origin = { address, userAgent };
      if (challenge) return answerChallenge(entrance, challenge, { code, passkey }, origin);
      if (!username || !password) return refuse('missingField', { field: username ? 'password' : 'username' });
      const person = await checkPerson(db, verification, address, 'login', input);
      if (!person.ok) return person;
      const member = await login(db, username, password, lock, address);
      if (member.ok) return enter(entrance, member.data, origin);
      if (member.error === 'loginFailed') await countPressure(db, connectionOf(address), 'failure');
      return member;
    }),

    on(calls['/sys/auth/logout'], async ({ member }) => {
      await logout(db, games, member);
      return ok(null);
    }),

    on(calls['/sys/auth/token/refresh'], ({ member }) => refreshSession(db, member.sessionId, sessions)),

    // Anyone who has no session does not come so far.
    on(calls['/sys/auth/token/stands'], async () => ok(null)),

    on(calls['/sys/auth/token/info'], async ({ member, token }) => ok(await describe(member.id, token!))),

    on(calls['/sys/auth/checkRegister1'], async ({ input, address, edgeCountry }) => {
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      const person = await checkPerson(db, verification, address, 'join', input);
      if (!person.ok) return person;
      const step = await checkAccountStep(db, input);
      // Names can be fished for here: each that is taken counts.
      if (!step.ok && isTaken(step)) await countPressure(db, connectionOf(address), 'failure');
      if (!step.ok || !input.invitorCode || (await findInvitor(db, input.invitorCode)) !== undefined) return step;
      await countPressure(db, connectionOf(address), 'failure');
      return refuse('invitationInvalid');
    }),

    on(calls['/sys/auth/register'], async ({ input, language, address, edgeCountry, userAgent }) => {
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      const person = await checkPerson(db, verification, address, 'join', input);
      if (!person.ok) return person;
      const id = await register(db, joiningPorts, input, language, address);
      if (!id.ok) return id;
      await countPressure(db, connectionOf(address), 'join');
      const token = await openSession(db, id.data, { address, userAgent }, sessions);
      return ok(await describe(id.data, token));
    }),

    on(calls['/sys/auth/activate'], ({ input }) => activate(db, input.token)),

    on(calls['/sys/member/mail/join/send'], async ({ input, language }) => {
      if (!input.id && !input.token) return refuse('missingField', { field: 'id' });
      const id = input.id ? BigInt(input.id) : await memberOfLink(db, 'activate', hashToken(input.token!));
      const member = id === undefined ? undefined : await findMember(db, id);
      if (member && !member.emailVerified) {
        await inTransaction(db, (tx) => mailLink(tx, mails, origin, 'activate', { ...member, language }));
      }
      return ok(null);
    }),

    on(calls['/sys/member/mail/forgot/send'], async ({ input, language }) => {
      if (!input.usernameOrEmail) return refuse('missingField', { field: 'usernameOrEmail' });
      // Writing a mail takes a little longer than finding nobody; the wait hides which of them it was.
      await Promise.all([sendResetLink(db, mails, origin, input.usernameOrEmail, language), wait(forgotAnswerMs)]);
      return ok(null);
    }),

    on(calls['/sys/auth/password/reset'], ({ input, address }) =>
      resetPassword(db, games, notify, secondFactor, input, address),
    ),

    on(calls['/sys/member/password/change'], async ({ input, member }) => {
      if (BigInt(input.id) !== member.id) return refuse('noSuchThing');
      return changePassword(db, games, notify, lock, member, input);
    }),

    ...verificationRoutes(db),
    ...socialRoutes({ entrance, notify, lock, joining: joiningPorts, verification, isRestricted, ...social }),

    on(operatorCalls['/operator/member/listSharedMobiles'], async ({ input }) =>
      ok(
        await pageOfShared(db, input, ({ id, holderId, ...row }) => ({
          ...row,
          id: Number(id),
          holderId: Number(holderId),
        })),
      ),
    ),
    on(operatorCalls['/operator/member/suspend'], async ({ operator, input: { memberId, suspended, reason } }) => {
      if (suspended && !reason) return refuse('missingField', { field: 'reason' });
      return suspendMember(db, games, operator.name, BigInt(memberId), { suspended, reason });
    }),
  ];
}
