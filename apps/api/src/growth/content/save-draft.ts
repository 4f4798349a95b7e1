import type { Content } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type ContentHandler, handlerOf } from '../../db/content-handler.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import { addRevision, findPiece, findRevision, lockPiece, type Named, nextId, setDraft } from './content.store.ts';

/** Of each kind, written or not: what one can oversee, and what a list shows whole. */
const mostOfAKind = 200;

interface Saving {
  id?: number | undefined;
  /** Of the draft as it was looked at; 0 where there was none. */
  revision: number;
  content: Content;
}

/** Keeps a draft after the one that was looked at; refused when somebody was faster. */
export async function saveDraft(
  { db, handlers }: Pick<ContentDeps, 'db' | 'handlers'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, revision, content }: Saving,
): Promise<Result<Named>> {
  const { kind } = content;
  const handler = handlerOf(handlers, kind);
  const author = `operator:${operator.name}`;
  return inTransaction(db, async (tx): Promise<Result<Named>> => {
    const named = await nameFor(tx, handler, kind, id);
    if (!named.ok) return named;
    const piece = await lockPiece(tx, named.data);
    if ((piece.draft ?? 0) !== revision) return refuse('contentChanged');
    const basedOn = piece.draft === null ? piece.version : (await findRevision(tx, piece, piece.draft))!.basedOn;
    const kept = await addRevision(tx, piece, { content, basedOn, setsOrder: false, author });
    await setDraft(tx, piece, kept);
    await recordAuditEvent(tx, {
      actor: author,
      subject: `${kind}:${piece.id}`,
      command: `${kind}.draft`,
      ...(piece.draft === null ? {} : { before: { revision: piece.draft } }),
      after: { revision: kept, ...handler.inRecord(content) },
    });
    return ok(named.data);
  });
}

/** What is to be written about: something that there is, or something new. */
export async function nameFor(
  tx: Transaction,
  handler: ContentHandler,
  kind: Content['kind'],
  id: number | undefined,
): Promise<Result<Named>> {
  if (id !== undefined) {
    const isKnown =
      (await handler.inForce(tx, id)).length > 0 || ((await findPiece(tx, { kind, id }))?.draft ?? null) !== null;
    return isKnown ? ok({ kind, id }) : refuse('noSuchThing');
  }
  const there = await handler.inForce(tx);
  if (there.length >= mostOfAKind) return refuse('settingRefused', { why: `there are ${mostOfAKind} already` });
  return ok({ kind, id: await nextId(tx, kind, Math.max(0, ...there.map((one) => one.id))) });
}
