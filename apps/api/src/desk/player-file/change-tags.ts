import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { deleteTags, insertTags, lockTagsOf, tagsOf } from './tag.store.ts';

/** So many tags still say something about a player. */
const mostTags = 20;

/** Adds tags to a member and removes others. What is there already, or was not, changes nothing and is not recorded. */
export async function changeTags(
  db: Database,
  operator: Pick<Operator, 'name'>,
  { memberId, add, remove }: { memberId: bigint; add: readonly string[]; remove: readonly string[] },
): Promise<Result<{ tags: string[] }>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockTagsOf(tx, memberId))) return refuse('noSuchThing');
    const before = await tagsOf(tx, memberId);
    const after = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag)).sort();
    const added = after.filter((tag) => !before.includes(tag));
    const removed = before.filter((tag) => !after.includes(tag));
    if (added.length + removed.length === 0) return ok({ tags: before });
    if (added.length > 0 && after.length > mostTags) return refuse('wrongState');
    await deleteTags(tx, memberId, removed);
    await insertTags(tx, memberId, added, operator.name);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'member.tag',
      before: { tags: before.join(', ') },
      after: { tags: after.join(', ') },
    });
    return ok({ tags: after });
  });
}
