import { topicOf } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type Choice, choicesOf, lockSettingsOf, putChoice } from './choices.store.ts';

/** Switches a topic on or off for a channel. A repeat changes nothing. */
export async function setChoice(db: Database, memberId: bigint, choice: Choice): Promise<Result<null>> {
  const { topic, channel, isOn } = choice;
  const rule = topicOf(topic)[channel];
  if (rule === 'always' || rule === 'none') return refuse('notificationFixed');
  return inTransaction(db, async (tx) => {
    await lockSettingsOf(tx, memberId);
    const chosen = (await choicesOf(tx, memberId)).find((one) => one.topic === topic && one.channel === channel);
    const before = chosen?.isOn ?? rule === 'on';
    if (before === isOn) return ok(null);
    await putChoice(tx, memberId, choice);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'notifications.choose',
      before: { topic, channel, isOn: before },
      after: { topic, channel, isOn },
    });
    return ok(null);
  });
}
