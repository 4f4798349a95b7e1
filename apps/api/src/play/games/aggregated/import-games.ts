import { createHash } from 'node:crypto';
import type { GameCategory, GameShelf, GameVolatility } from '@fairhouse/contract';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type AuditEvent, recordAuditEvents } from '../../../db/audit-events.store.ts';
import { lockCatalogue } from '../catalogue/change.store.ts';
import {
  type AggregatedGame,
  closeGames,
  countListed,
  insertGames,
  type KnownGame,
  knownGames,
  nextGameId,
  noteImport,
  unlistedGames,
  updateGames,
  writeCurrencies,
} from './aggregated-game.store.ts';

/** An entry of a list, in the casino's words. */
export interface ListedGame {
  code: string;
  name: string;
  studio: string;
  shelf: GameShelf;
  isOpen: boolean;
  playForFun: boolean;
  blockedCountries: string[];
  currencies: Currency[];
  returnPercent: string | null;
  volatility: GameVolatility | null;
  coverUrl: string | null;
}

export interface CatalogueSource {
  /** Its vendor's id. */
  id: string;
  listGames(): Promise<{ games: ListedGame[]; unreadable: number }>;
  /** What the casino calls one of its games. */
  codeOf(theirs: string): string;
}

export interface Imported {
  listed: number;
  added: number;
  changed: number;
  closed: number;
  unreadable: number;
}

/** Games of one transaction: the catalogue can be arranged between two of them. */
const atOnce = 500;
/** A list that has lost more than this share of what it had is taken for a fault of the list. */
const mostLost = 0.5;

const actorOf = (aggregator: string) => `system:import ${aggregator}`;

/**
 * Brings the catalogue up to date with the list of an aggregator. New games are closed until an operator opens them; those that are gone
 * are closed. A run that is interrupted is carried on by the next; one that changes nothing writes nothing.
 */
export async function importGames(db: Database, source: CatalogueSource): Promise<Imported> {
  const { games, unreadable } = await source.listGames();
  const before = await countListed(db, source.id);
  if (games.length < before * mostLost || games.length === 0) {
    throw new Error(`the list of ${source.id} has ${games.length} games after ${before}; nothing was changed`);
  }
  const imported: Imported = { listed: games.length, added: 0, changed: 0, closed: 0, unreadable };
  for (let first = 0; first < games.length; first += atOnce) {
    const part = games.slice(first, first + atOnce).map((game) => entryOf(source, game));
    const { added, changed } = await inTransaction(db, (tx) => writePart(tx, source.id, part));
    imported.added += added;
    imported.changed += changed;
  }
  const listed = games.map(({ code }) => code);
  for (;;) {
    const closed = await inTransaction(db, (tx) => closePart(tx, source.id, listed));
    imported.closed += closed;
    if (closed < atOnce) break;
  }
  await noteImport(db, source.id, imported);
  return imported;
}

async function writePart(
  tx: Transaction,
  aggregator: string,
  games: readonly AggregatedGame[],
): Promise<Pick<Imported, 'added' | 'changed'>> {
  await lockCatalogue(tx);
  const theirCodes = games.map(({ theirCode }) => theirCode);
  const known = new Map((await knownGames(tx, aggregator, theirCodes)).map((one) => [one.theirCode, one]));
  const isNew = (game: AggregatedGame) => !known.has(game.theirCode);
  let gameId = games.some(isNew) ? await nextGameId(tx) : 0;
  const added = games.filter(isNew).map((game) => ({ ...game, gameId: gameId++ }));
  const changed = games.flatMap((game) => {
    const before = known.get(game.theirCode);
    const isSame = !before || (before.listed && before.content === game.content);
    return isSame ? [] : [{ ...game, gameId: before.gameId }];
  });
  if (added.length > 0) await insertGames(tx, aggregator, added);
  if (changed.length > 0) await updateGames(tx, changed);
  if (added.length + changed.length === 0) return { added: 0, changed: 0 };
  await writeCurrencies(tx, [...added, ...changed]);
  await recordAuditEvents(tx, [
    ...added.map((game) => eventOf(aggregator, 'catalogue.addAggregated', game)),
    ...changed.map((game) => eventOf(aggregator, 'catalogue.changeAggregated', game)),
  ]);
  return { added: added.length, changed: changed.length };
}

async function closePart(tx: Transaction, aggregator: string, listed: readonly string[]): Promise<number> {
  await lockCatalogue(tx);
  const gone: KnownGame[] = await unlistedGames(tx, aggregator, listed, atOnce);
  if (gone.length === 0) return 0;
  await closeGames(
    tx,
    gone.map(({ gameId }) => gameId),
  );
  await recordAuditEvents(
    tx,
    gone.map(({ gameId, theirCode }) => ({
      actor: actorOf(aggregator),
      subject: `game:${gameId}`,
      command: 'catalogue.closeAggregated',
      before: { listed: true },
      after: { listed: false, code: theirCode },
    })),
  );
  return gone.length;
}

function eventOf(aggregator: string, command: string, game: AggregatedGame & { gameId: number }): AuditEvent {
  const { gameId, code, name, studio, isOpen, blockedIn, currencies, returnPercent } = game;
  return {
    actor: actorOf(aggregator),
    subject: `game:${gameId}`,
    command,
    after: { code, name, studio, isOpen, blockedIn, currencies, returnPercent },
  };
}

const categories: Partial<Record<GameShelf, GameCategory>> = { slots: 'Slots', live: 'Live Casino' };

function entryOf({ codeOf }: CatalogueSource, game: ListedGame): AggregatedGame {
  const { code: theirCode, blockedCountries: blockedIn, ...rest } = game;
  return {
    ...rest,
    theirCode,
    blockedIn,
    code: codeOf(theirCode),
    category: categories[game.shelf] ?? 'Table Games',
    content: createHash('sha256').update(JSON.stringify(game)).digest('hex'),
  };
}
