import { mostViewsOfPerson, type OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { dropDefault, insertView, lockViewsOf, type NewView, type StoredView, updateView } from './view.store.ts';

type Saved = OperatorCallOutput<'/operator/view/save'>;
type Wanted = Omit<NewView, 'staffId'> & { id?: number | undefined };

/** Keeps an address under a name, or changes what was kept. The same once more changes nothing and records nothing. */
export async function saveView(db: Database, person: StaffPerson, { id, ...wanted }: Wanted): Promise<Result<Saved>> {
  const name = wanted.name.trim();
  if (name === '') return refuse('missingField', { field: 'name' });
  const view: NewView = { ...wanted, name, staffId: person.id };
  return inTransaction(db, async (tx) => {
    const all = await lockViewsOf(tx, person.id);
    const before = id === undefined ? undefined : all.find((one) => one.id === BigInt(id));
    if (id !== undefined && before?.place !== view.place) return refuse('noSuchThing');
    const isTaken = all.some((one) => one !== before && one.place === view.place && one.name === name);
    if (isTaken) return refuse('invalidField', { field: 'name' });
    if (!before && all.length >= mostViewsOfPerson) return refuse('wrongState');
    if (before && isSame(before, view)) return ok(savedView(before, person));
    if (view.isDefault) await dropDefault(tx, person.id, view.place);
    const viewId = before?.id ?? (await insertView(tx, view, all.length + 1));
    if (before) await updateView(tx, before.id, view);
    await recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `view:${viewId}`,
      command: 'view.save',
      ...(before && { before: facts(before) }),
      after: facts(view),
    });
    return ok(savedView({ ...view, id: viewId }, person));
  });
}

export function facts({ place, name, search, sharedWith, isDefault }: NewView): Record<string, unknown> {
  return { place, name, search, sharedWith, isDefault };
}

/** Keys of the search in the database's order and in the page's are the same view. */
function isSame(a: NewView, b: NewView): boolean {
  const text = (view: NewView) => JSON.stringify({ ...facts(view), search: Object.entries(view.search).sort() });
  return text(a) === text(b);
}

function savedView({ id, staffId: _, ...view }: StoredView, { name }: StaffPerson): Saved {
  return { ...view, id: Number(id), isMine: true, by: name };
}
