import type { ContactPriority, OperatorThread } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { SettingOf } from '../../../db/setting-of.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findContact, setPriority, setTopic, type Topic } from '../contact.store.ts';
import { listMessages } from '../message.store.ts';
import { contactThreadWire } from './contact.wire.ts';
import { lockForStaff } from './lock-for-staff.ts';

/** Sets the priority or the topic of a thread. What is the same already is not recorded. */
export async function changeContact(
  { db, settingOf }: { db: Database; settingOf: SettingOf },
  { id, priority, topic }: { id: bigint; priority: ContactPriority | undefined; topic: Topic | undefined },
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<OperatorThread>> {
  const targets = priority && (await settingOf('support', priority));
  return unlessRefused(db, async (tx) => {
    const locked = await lockForStaff(tx, id, operator);
    if (!locked.ok) return locked;
    const before = locked.data;
    if (priority && targets) await setPriority(tx, id, priority, targets);
    if (topic) await setTopic(tx, id, topic);
    const after = (await findContact(tx, id))!;
    if (after.priority !== before.priority || after.topic !== before.topic) {
      await recordAuditEvent(tx, {
        actor: `operator:${operator.name}`,
        ...(before.memberId === null ? {} : { memberId: before.memberId }),
        subject: `contact:${id}`,
        command: 'contact.change',
        before: { priority: before.priority, topic: before.topic },
        after: { priority: after.priority, topic: after.topic },
      });
    }
    return ok(contactThreadWire(after, await listMessages(tx, id)));
  });
}
