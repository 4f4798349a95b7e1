import { type ArrangedGame, mostPinned, type OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import {
  type Arrangement,
  arrangedRow,
  countPinned,
  gamesInPlace,
  lockArrangement,
  spreadGames,
} from './arrangement.store.ts';
import { gameWire } from './catalogue.wire.ts';
import { latestOf, lockCatalogue } from './change.store.ts';
import { keepArrangement } from './keep-arrangement.ts';
import { placeBefore } from './place.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/arrangeGame']['input']>;

export interface ArrangeDeps {
  db: Database;
  isCountry(code: string): boolean;
  /** Undefined when this game may be opened; else why its vendor's games may not. */
  refusalToOpen(tx: Transaction, id: number): Promise<string | undefined>;
}

/** Arranges one game: one row is written, and one of its history. What the game's folder says stays below it. */
export async function arrangeGame(
  { db, isCountry, refusalToOpen }: ArrangeDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<ArrangedGame>> {
  const { id, version, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx);
    const now = await lockArrangement(tx, id);
    if (!now) return refuse('noSuchThing');
    const latest = await latestOf(tx, `game:${id}`);
    if ((latest?.version ?? 0) !== version) return refuse('contentChanged');

    const { playable, ...before } = now;
    const place = await placeOf(tx, input, before.place);
    if (place === undefined) return refuse('noSuchThing');
    const after: Arrangement = {
      state: input.state === undefined ? before.state : input.state,
      pinned: input.pinned ?? before.pinned,
      countryRule: input.countryRule ?? before.countryRule,
      countries: input.countryRule === 'everywhere' ? [] : [...new Set(input.countries ?? before.countries)].sort(),
      place,
    };
    const opens = isOpen(after) && !isOpen(before);
    const why =
      wrongWith(after, playable, isCountry) ??
      (await tooManyPins(tx, id, after, before)) ??
      (opens ? await refusalToOpen(tx, id) : undefined);
    if (why !== undefined) return refuse('settingRefused', { why });
    const changed = await keepArrangement(tx, operator, { id, version: version + 1, before, after, reason });
    return ok(gameWire(await arrangedRow(tx, id), changed));
  });
}

/** Undefined when there is no game that it could stand before. */
async function placeOf(tx: Transaction, { id, before, place }: Input, now: bigint | null) {
  if (before !== undefined) return findPlace(tx, id, before);
  if (place === undefined) return now;
  return place === null ? null : BigInt(place);
}

async function findPlace(tx: Transaction, id: number, before: number | null): Promise<bigint | undefined> {
  const place = placeBefore(await gamesInPlace(tx), id, before);
  if (place === false) return undefined;
  if (place !== undefined) return place;
  await spreadGames(tx);
  return findPlace(tx, id, before);
}

/** One that is as it came counts as open: it is, as soon as it can be played. */
const isOpen = ({ state }: Arrangement) => state === null || state === 'open';

function wrongWith(
  { state, countryRule, countries }: Arrangement,
  playable: boolean,
  isCountry: ArrangeDeps['isCountry'],
): string | undefined {
  if (state === 'open' && !playable) return 'the game has no rules yet and can only be announced';
  if (countryRule !== 'everywhere' && countries.length === 0) return 'no country is named';
  if (countryRule === 'everywhere' && countries.length > 0) return 'countries are named that nothing is said about';
  const unknown = countries.find((code) => !isCountry(code));
  return unknown && `${unknown} is no country`;
}

async function tooManyPins(
  tx: Transaction,
  id: number,
  after: Arrangement,
  before: Arrangement,
): Promise<string | undefined> {
  if (!after.pinned || before.pinned || (await countPinned(tx, id)) < mostPinned) return undefined;
  return `${mostPinned} games are pinned already`;
}
