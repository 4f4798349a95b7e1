import type { Content, ContentOf } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { handlerOf, type WriteAtOnce } from '../../db/content-handler.ts';
import { ok, type Result } from '../../http/result.ts';
import type { ContentDeps } from './content.deps.ts';
import { addRevision, lockPiece } from './content.store.ts';
import { askToPublish, type Publication } from './publish.ts';
import { nameFor } from './save-draft.ts';

const reason = 'command line';

/** What the command line writes is published at once, by the same way and under the same rules. */
export function createWriteAtOnce(deps: ContentDeps): WriteAtOnce {
  return async (operator, kind, id, change) => {
    const handler = handlerOf(deps.handlers, kind);
    const author = `operator:${operator.name}`;
    const written = await inTransaction(deps.db, async (tx): Promise<Result<Publication>> => {
      const named = await nameFor(tx, handler, kind, id);
      if (!named.ok) return named;
      // Of something new nothing is kept where it is refused.
      if (id !== undefined) await lockPiece(tx, named.data);
      const [now] = await handler.inForce(tx, named.data.id);
      const changed = await change(now?.content as ContentOf<typeof kind> | undefined, tx);
      if (!changed.ok) return changed;
      const content: Content = changed.data;
      const refusal = await handler.refusalOf(content);
      if (refusal) return refusal;
      const piece = await lockPiece(tx, named.data);
      const revision = await addRevision(tx, piece, { content, basedOn: piece.version, setsOrder: true, author });
      return ok({ kind, id: piece.id, revision, version: piece.version, reason });
    });
    if (!written.ok) return written;
    const published = await askToPublish(deps, operator, written.data);
    return published.ok ? ok(written.data.id) : published;
  };
}
