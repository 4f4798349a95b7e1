import type { NotificationChannel } from '@fairhouse/contract';
import type { JourneyStepOf } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { daysMs } from '../journey/journey.ts';
import { type JourneysDeps, nameOf } from '../journeys.deps.ts';
import { countActions, insertAction, type JourneyPlayer } from './player.store.ts';
import type { Outcome } from './settle.ts';

export type SendingStep = JourneyStepOf<'message'> | JourneyStepOf<'mail'> | JourneyStepOf<'push'>;

/** What counts towards the most messages of a player. */
export const sentKinds = ['message', 'mail', 'push'] as const;

export const channels: Record<SendingStep['kind'], NotificationChannel> = {
  message: 'page',
  mail: 'mail',
  push: 'push',
};

/** Sends what the step says by its channel: what is sent by a journey is promotional, always. */
export async function sendAt(
  { offer, notifiable, settingOf }: Pick<JourneysDeps, 'offer' | 'notifiable' | 'settingOf'>,
  tx: Transaction,
  { id: playerId, memberId }: JourneyPlayer,
  step: SendingStep,
  now: Date,
): Promise<Outcome> {
  const skipped = (reason: string): Outcome => ({ is: 'skipped', reason, next: step.next });
  if (!(await notifiable(tx, [memberId])).has(memberId)) return skipped('place');
  const { messagesMost, messagesDays } = await settingOf('journey', 'casino');
  const after = new Date(now.getTime() - daysMs(messagesDays));
  if ((await countActions(tx, memberId, sentKinds, after)) >= messagesMost) return skipped('capReached');
  const outcome = await offer(tx, {
    memberId,
    channel: channels[step.kind],
    about: nameOf(playerId, step.id),
    values: {
      en: step.english,
      fil: step.filipino,
      ...(step.kind === 'mail' ? { subjectEn: step.subjectEnglish, subjectFil: step.subjectFilipino } : {}),
    },
  });
  if (outcome !== 'sent') return skipped(outcome);
  await insertAction(tx, { playerId, step: step.id, memberId, kind: step.kind, at: now });
  return { is: 'done', next: step.next };
}
