import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { deviceName } from '../push/device-name.ts';
import { removeDevice } from '../push/remove-device.ts';
import { type PushDeps, subscribe } from '../push/subscribe.ts';
import { describeSettings } from './describe-settings.ts';
import { setChoice } from './set-choice.ts';
import { setPushDetails } from './set-push-details.ts';
import { minuteOf, setQuietHours } from './set-quiet-hours.ts';

/** What a member is notified of and where. */
export function notificationRoutes(deps: PushDeps & { publicKey: string }): Handler[] {
  const { db, publicKey } = deps;
  return [
    on(calls['/sys/notification/get'], async ({ member }) => ok(await describeSettings(db, member.id, publicKey))),
    on(calls['/sys/notification/setChoice'], ({ input, member }) => setChoice(db, member.id, input)),
    on(calls['/sys/notification/setQuietHours'], ({ input: { quietHours }, member }) =>
      setQuietHours(
        db,
        member.id,
        quietHours && {
          from: minuteOf(quietHours.from),
          until: minuteOf(quietHours.until),
          timeZone: quietHours.timeZone,
        },
      ),
    ),
    on(calls['/sys/notification/setDetails'], ({ input, member }) => setPushDetails(db, member.id, input.isShown)),
    on(calls['/sys/push/subscribe'], ({ input, member, userAgent }) =>
      subscribe(deps, member, { ...input, name: deviceName(userAgent) }),
    ),
    on(calls['/sys/push/remove'], ({ input, member }) => removeDevice(db, member.id, BigInt(input.id))),
  ];
}
