import type { ReportReason } from '@fairhouse/contract/play';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { membersBehind } from '../speaker.store.ts';
import type { Reader, TalkDeps } from './talk.deps.ts';
import { insertReport, offeredTable, sitsAt } from './talk.store.ts';

/** So many messages before the one that is reported are kept with it: what a moderator decides by. */
const before = 10;

/** Puts a message before the moderators, as the vendor has it now. The member sits at the table, and reports each message once. */
export async function reportMessage(
  deps: TalkDeps,
  { member, ...asked }: Reader & { member: NonNullable<Reader['member']> },
  { gameId, message, reason }: { gameId: number; message: string; reason: ReportReason },
): Promise<Result<null>> {
  const { db } = deps;
  const table = await offeredTable(db, { gameId }, deps.countriesOf({ ...asked, member }));
  if (!table || !(await sitsAt(db, member.id, table))) return refuse('noSuchThing');
  if (!(await deps.mayReport(member.id))) return refuse('tooManyRequests');
  const next = String(BigInt(message) + 1n);
  const said = await deps.askWords(table.vendor, { table: table.code, before: next, size: before + 1 });
  if (said.asked === 'noAnswer') return refuse('tablesSilent');
  const words = said.asked === 'answered' ? said.words : [];
  const [reported] = words;
  if (reported?.id !== message || reported.removedAt !== null) return refuse('noSuchThing');
  const writtenBy = (await membersBehind(db, [reported.user])).get(reported.user) ?? null;
  if (writtenBy === member.id) return refuse('ownMessage');
  await inTransaction(db, async (tx) => {
    const id = await insertReport(tx, {
      vendor: table.vendor,
      table: table.code,
      wordId: message,
      reportedBy: member.id,
      writtenBy,
      reason,
      words: words.map(({ id: wordId, player, text, at }) => ({ id: wordId, player, text, at })).reverse(),
    });
    if (id === undefined) return;
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `chat-report:${id}`,
      command: 'chatReport.make',
      after: { vendor: table.vendor, table: table.code, wordId: message, reason },
    });
  });
  return ok(null);
}
