import { type ArrangedGroup, mostGroups, type OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { unknownGames } from './arrangement.store.ts';
import { groupWire } from './catalogue.wire.ts';
import { latestOf, lockCatalogue } from './change.store.ts';
import { addGroup, allGroups, changeGroup, type GroupRow, spreadGroups } from './group.store.ts';
import { keepChange } from './keep-change.ts';
import { placeBefore } from './place.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/saveGroup']['input']>;

/** Writes a group of the home page whole: its names, its games in their order, and where it stands. */
export async function saveGroup(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<ArrangedGroup>> {
  const { version, reason } = input;
  const empty = (['nameEn', 'nameFil', 'reason'] as const).find((field) => input[field] === '');
  if (empty) return refuse('missingField', { field: empty });
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx);
    const groups = await allGroups(tx);
    const before = groups.find(({ id }) => id === input.id);
    if (input.id !== undefined && !before) return refuse('noSuchThing');
    const latest = before && (await latestOf(tx, `group:${before.id}`));
    if ((latest?.version ?? 0) !== version) return refuse('contentChanged');
    const why = await wrongWith(tx, input, before ? 0 : groups.length);
    if (why !== undefined) return refuse('settingRefused', { why });

    const position = await findPlace(tx, groups, before, input);
    if (position === undefined) return refuse('noSuchThing');
    const { nameEn, nameFil, games, shown } = input;
    const draft = { nameEn, nameFil, games, shown, position };
    const id = before?.id ?? (await addGroup(tx, draft));
    if (before) await changeGroup(tx, { id, ...draft });
    const changed = await keepChange(tx, operator, {
      subject: `group:${id}`,
      command: 'catalogue.saveGroup',
      version: version + 1,
      before: before ? wordsOf(before) : null,
      value: wordsOf(draft),
      reason,
    });
    return ok(groupWire({ id, ...draft }, changed));
  });
}

async function wrongWith(tx: Transaction, { games }: Input, others: number): Promise<string | undefined> {
  if (others >= mostGroups) return `there are ${mostGroups} groups already`;
  if (new Set(games).size < games.length) return 'a game stands in it twice';
  const [unknown] = await unknownGames(tx, games);
  return unknown === undefined ? undefined : `there is no game ${unknown}`;
}

/** Undefined when there is no group that it could stand before. A new one comes last. */
async function findPlace(
  tx: Transaction,
  groups: GroupRow[],
  now: GroupRow | undefined,
  { before, place }: Input,
): Promise<bigint | undefined> {
  if (before === undefined && place !== undefined) return BigInt(place);
  if (before === undefined && now) return now.position;
  const found = placeBefore(groups, now?.id, before ?? null);
  if (found === false) return undefined;
  if (found !== undefined) return found;
  await spreadGroups(tx);
  return findPlace(tx, await allGroups(tx), now, { before } as Input);
}

function wordsOf({ nameEn, nameFil, games, shown, position }: Omit<GroupRow, 'id'>): Record<string, unknown> {
  return { nameEn, nameFil, games, shown, place: String(position) };
}
