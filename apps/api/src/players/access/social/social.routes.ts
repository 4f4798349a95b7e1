import { calls } from '@fairhouse/contract';
import { connectionOf } from '@fairhouse/operation';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { JoiningPorts } from '../add-member.ts';
import { type Entrance, enter } from '../enter.ts';
import type { LockSettings } from '../login-failures.store.ts';
import { findMember } from '../member.store.ts';
import type { NotifyPort } from '../notify.port.ts';
import { isTaken } from '../registration.ts';
import { checkPerson, type VerificationSettings } from '../verification/check-person.ts';
import { countPressure } from '../verification/pressure.store.ts';
import { finishSocial } from './finish-social.ts';
import { linkSocial } from './link-social.ts';
import type { SocialProviders } from './providers.ts';
import { checkCompletion, isFull, registerSocially } from './register-socially.ts';
import { type SocialLog, startSocial } from './start-social.ts';

interface SocialDeps {
  entrance: Entrance;
  lock: LockSettings;
  notify: NotifyPort;
  joining: JoiningPorts;
  verification: VerificationSettings;
  providers: SocialProviders;
  log: SocialLog;
  isRestricted(address: string, edgeCountry: string | undefined): boolean;
}

export function socialRoutes({
  entrance,
  lock,
  notify,
  joining,
  verification,
  providers,
  log,
  isRestricted,
}: SocialDeps): Handler[] {
  const { db } = entrance;
  return [
    on(calls['/sys/auth/social/providers'], async () => ok([...providers.keys()])),

    on(calls['/sys/auth/social/start'], async ({ input, address, edgeCountry }) => {
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      return startSocial(db, log, providers.get(input.provider), input.provider, input.browser);
    }),

    on(calls['/sys/auth/social/finish'], ({ input, address, userAgent }) =>
      finishSocial(entrance, input, { address, userAgent }),
    ),

    on(calls['/sys/auth/social/link'], async ({ input, address, userAgent }) => {
      const person = await checkPerson(db, verification, address, 'login', input);
      if (!person.ok) return person;
      const member = await linkSocial(entrance, notify, lock, input, input.password, address);
      if (member.ok) return enter(entrance, member.data, { address, userAgent });
      if (member.error === 'loginFailed') await countPressure(db, connectionOf(address), 'failure');
      return member;
    }),

    on(calls['/sys/auth/faceBookRegister'], async ({ input, language, address, edgeCountry, userAgent }) => {
      const completion = checkCompletion(input);
      if (!completion.ok) return completion;
      if (isRestricted(address, edgeCountry)) return refuse('restrictedCountry');
      // The first call only finds out what is missing.
      const { ticket, verifyCode } = input;
      const person = isFull(input)
        ? await checkPerson(db, verification, address, 'join', { ticket, verifyCode })
        : completion;
      if (!person.ok) return person;
      const id = await registerSocially(db, joining, input, input, language, address);
      if (!id.ok) {
        if (isTaken(id) || id.error === 'invitationInvalid') await countPressure(db, connectionOf(address), 'failure');
        return id;
      }
      await countPressure(db, connectionOf(address), 'join');
      return enter(entrance, (await findMember(db, id.data))!, { address, userAgent });
    }),
  ];
}
