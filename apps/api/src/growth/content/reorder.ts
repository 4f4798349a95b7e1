import type { ContentKind } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { handlerOf } from '../../db/content-handler.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import { addRevision, findRevision, lockPiece } from './content.store.ts';
import { publishIn } from './publish.ts';

interface Order {
  kind: Exclude<ContentKind, 'article'>;
  ids: readonly number[];
  /** As it was looked at. */
  before: readonly number[];
}

const step = 10;

/** Sets the order of all there is of a kind; each whose place changes gets a version of its own. */
export async function reorder(
  deps: Pick<ContentDeps, 'db' | 'handlers' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { kind, ids, before }: Order,
): Promise<Result<null>> {
  const handler = handlerOf(deps.handlers, kind);
  const isSame = new Set(ids).size === ids.length && new Set([...ids, ...before]).size === ids.length;
  if (!isSame || before.length !== ids.length) return refuse('invalidField', { field: 'ids' });
  return inTransaction(deps.db, async (tx): Promise<Result<null>> => {
    // Held in the order of their ids, so that two who reorder do not wait for one another.
    const pieces = new Map<number, Awaited<ReturnType<typeof lockPiece>>>();
    for (const id of [...ids].sort((a, b) => a - b)) pieces.set(id, await lockPiece(tx, { kind, id }));
    const now = await handler.inForce(tx);
    if (now.length !== before.length || now.some(({ id }, at) => id !== before[at])) return refuse('contentChanged');
    const author = `operator:${operator.name}`;
    for (const [at, id] of ids.entries()) {
      const { content } = now.find((one) => one.id === id)!;
      const sortIndex = (at + 1) * step;
      if (!('sortIndex' in content) || content.sortIndex === sortIndex) continue;
      const piece = pieces.get(id)!;
      const moved = { content: { ...content, sortIndex }, basedOn: piece.version, setsOrder: true, author };
      const revision = (await findRevision(tx, piece, await addRevision(tx, piece, moved)))!;
      const put = await publishIn(tx, deps, operator, piece, revision, { reason: 'order' });
      if (!put.ok) throw new Error(`${kind} ${id} does not take its place: ${put.error}`);
    }
    return ok(null);
  });
}
