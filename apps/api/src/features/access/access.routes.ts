import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { activate } from './activate.ts';
import { changePassword } from './change-password.ts';
import { type DescribingPorts, describeMember } from './describe-member.ts';
import type { GamePort } from './game.port.ts';
import { login } from './login.ts';
import type { LockSettings } from './login-failures.store.ts';
import { logout } from './logout.ts';
import { type MailPort, mailLink } from './mail-link.ts';
import { findMember } from './member.store.ts';
import { openSession } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { type JoiningPorts, register } from './register.ts';
import { checkAccountStep } from './registration.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import type { SessionSettings } from './session.store.ts';
import { suspendMember } from './suspend-member.ts';

const forgotAnswerMs = 250;

export interface AccessDeps {
  db: pg.Pool;
  /** The origin of the site, for mailed links. */
  origin: string;
  sessions: SessionSettings;
  lock: LockSettings;
  mails: MailPort;
  games: GamePort;
  joining: Omit<JoiningPorts, 'sendActivationMail'>;
  describing: DescribingPorts;
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
  joining,
  describing,
  isRestricted,
}: AccessDeps): Handler[] {
  const joiningPorts: JoiningPorts = {
    ...joining,
    sendActivationMail: (tx, member) => mailLink(tx, mails, origin, 'activate', member),
  };
  const describe = async (memberId: bigint, token: string) =>
    describeMember(describing, (await findMember(db, memberId))!, token);

  return [
    on(calls['/sys/auth/login'], async ({ input, address, userAgent }) => {
      const member = await login(db, input.username, input.password, lock);
      if (!member.ok) return member;
      const token = await openSession(db, member.data.id, { address, userAgent }, sessions);
      return ok(await describeMember(describing, member.data, token));
    }),

    on(calls['/sys/auth/logout'], async ({ member }) => {
      await logout(db, games, member);
      return ok(null);
    }),

    on(calls['/sys/auth/token/refresh'], async ({ member }) =>
      ok({ token: await refreshSession(db, member.sessionId, sessions) }),
    ),

    on(calls['/sys/auth/token/info'], async ({ member, token }) => ok(await describe(member.id, token!))),

    on(calls['/sys/auth/checkRegister1'], async ({ input, address, edgeCountry }) => {
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      return checkAccountStep(db, input);
    }),

    on(calls['/sys/auth/register'], async ({ input, language, address, edgeCountry, userAgent }) => {
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      const id = await register(db, joiningPorts, input, language);
      if (!id.ok) return id;
      const token = await openSession(db, id.data, { address, userAgent }, sessions);
      return ok(await describe(id.data, token));
    }),

    on(calls['/sys/auth/activate'], ({ input }) => activate(db, input.token)),

    on(calls['/sys/member/mail/join/send'], async ({ input, language }) => {
      const member = await findMember(db, BigInt(input.id));
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

    on(calls['/sys/auth/password/reset'], ({ input }) => resetPassword(db, games, input)),

    on(calls['/sys/member/password/change'], async ({ input, member }) => {
      if (BigInt(input.id) !== member.id) return refuse('noSuchThing');
      return changePassword(db, games, lock, member, input);
    }),

    on(operatorCalls['/operator/member/suspend'], async ({ operator, input: { memberId, suspended, reason } }) => {
      if (suspended && !reason) return refuse('missingField', { field: 'reason' });
      return suspendMember(db, games, operator.name, BigInt(memberId), suspended ? (reason ?? null) : null);
    }),
  ];
}
