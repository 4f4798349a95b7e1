import { bindingArticles } from '@fairhouse/contract/articles';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { handlerOf } from '../../db/content-handler.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import {
  addVersion,
  countWaiting,
  endVersionInForce,
  findPiece,
  findRevision,
  lockPiece,
  type Named,
  type Piece,
  type Revision,
  setDraft,
} from './content.store.ts';
import { inItsPlace, putInForce } from './take-effect.ts';

export interface Publication extends Named {
  revision: number;
  /** The newest version as it was looked at. */
  version: number;
  reason: string;
  /** ISO 8601; left out, or past: at once. */
  effectTime?: string | undefined;
  undoes?: number | undefined;
}

const mostWaiting = 20;

/** Whether publishing it has a large effect: then the policy may ask for a second person. */
export function takesTwo({ kind, id }: Named): boolean {
  return kind === 'article' && bindingArticles.has(id);
}

/** Publishes a revision, or keeps it as a proposal where the policy asks for two people. */
export async function askToPublish(
  deps: ContentDeps,
  operator: StaffPerson,
  publication: Publication,
): Promise<Result<null>> {
  if (publication.reason === '') return refuse('missingField', { field: 'reason' });
  const put = () => publish(deps, operator, publication);
  if (!takesTwo(publication)) return put();
  // Nobody is asked for a word on what is refused anyway.
  const judged = await judge(deps, publication);
  if (!judged.ok) return judged;
  const subject = `${publication.kind}:${publication.id}`;
  const proposal = { ...publication, ...handlerOf(deps.handlers, publication.kind).inRecord(judged.data.content) };
  return deps.approvals.ask(operator, { command: 'article.publish', subject, proposal }, put);
}

/** The last word on it. A revision is never changed, so it says what was said when it was proposed. */
export async function publish(
  deps: Pick<ContentDeps, 'db' | 'handlers' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  publication: Publication,
): Promise<Result<null>> {
  const judged = await judge(deps, publication);
  if (!judged.ok) return judged;
  return inTransaction(deps.db, async (tx) => {
    const piece = await lockPiece(tx, publication);
    if (piece.version !== publication.version) return refuse('contentChanged');
    return publishIn(tx, deps, operator, piece, judged.data, publication);
  });
}

async function judge(
  { db, handlers }: Pick<ContentDeps, 'db' | 'handlers'>,
  publication: Publication,
): Promise<Result<Revision>> {
  const piece = await findPiece(db, publication);
  if (!piece) return refuse('noSuchThing');
  const revision = await findRevision(db, publication, publication.revision);
  if (!revision || piece.version !== publication.version) return refuse('contentChanged');
  const refusal = await handlerOf(handlers, publication.kind).refusalOf(revision.content);
  return refusal ?? ok(revision);
}

/** In a transaction that holds the piece. */
export async function publishIn(
  tx: Transaction,
  { handlers, clock }: Pick<ContentDeps, 'handlers' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  piece: Piece,
  revision: Revision,
  { reason, effectTime, undoes }: Pick<Publication, 'reason' | 'effectTime' | 'undoes'>,
): Promise<Result<null>> {
  const { kind, id } = piece;
  const handler = handlerOf(handlers, kind);
  const author = `operator:${operator.name}`;
  const madeAt = clock();
  const effectAt = effectTime === undefined ? madeAt : new Date(effectTime);
  const isNow = effectAt <= madeAt;
  const [before] = await handler.inForce(tx, id);
  const content = revision.setsOrder ? revision.content : inItsPlace(revision.content, id, await handler.inForce(tx));
  if (!isNow && (await countWaiting(tx, piece)) >= mostWaiting) {
    return refuse('settingRefused', { why: `${mostWaiting} versions wait already` });
  }
  // What the casino came with is the first version of what is published here for the first time.
  const version = piece.version + (piece.version === 0 && before ? 2 : 1);
  if (isNow) {
    const put = await putInForce(tx, handler, { id, content }, { actor: author, author, version, reason });
    if (!put.ok) return put;
  }
  if (piece.version === 0 && before) {
    const first = { content: before.content, author: 'casino', reason: '', undoes: null, madeAt, effectAt: madeAt };
    await addVersion(tx, piece, { ...first, state: 'inForce' });
  }
  if (isNow) await endVersionInForce(tx, piece);
  await addVersion(tx, piece, {
    content,
    author,
    reason,
    undoes: undoes ?? null,
    madeAt,
    effectAt: isNow ? madeAt : effectAt,
    state: isNow ? 'inForce' : 'waiting',
  });
  if (piece.draft === revision.revision) await setDraft(tx, piece, null);
  if (!isNow) {
    await recordAuditEvent(tx, {
      actor: author,
      subject: `${kind}:${id}`,
      command: `${kind}.schedule`,
      after: { ...handler.inRecord(content), version, effectTime: effectAt.toISOString(), reason },
    });
  }
  return ok(null);
}
