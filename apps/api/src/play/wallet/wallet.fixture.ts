import { createHmac, randomUUID } from 'node:crypto';
import { type Bets, openBets, openBook, postWithin, readBook } from '@fairhouse/betting';
import { signatureVersion, signedHead, signedHeadOfVersion1 } from '@fairhouse/contract/vendor-signature';
import type { WalletJurisdiction } from '@fairhouse/contract/wallet';
import { connect, type Database, inTransaction, type Migration } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { traceRequests } from '@fairhouse/operation/tracing';
import { testDatabase } from '@fairhouse/testing';
import Fastify from 'fastify';
import { endFreeRounds, grantDecided } from '../../growth/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { type SessionSettings, sessionDefaults } from './authenticate.ts';
import { issueLaunchToken } from './issue-launch-token.ts';
import type { PromotionParts } from './promotions.port.ts';
import type { CallingVendor } from './vendors.port.ts';
import { walletRoutes } from './wallet.routes.ts';

export interface WalletReply {
  httpStatus: number;
  status: string;
  requestId?: string;
  balance?: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  [field: string]: any;
}

export interface Player {
  memberId: bigint;
  user: string;
  token: string;
}

export interface WalletCasino {
  url: string;
  databaseUrl: string;
  db: Database;
  bets: Bets;
  /** Sends a body as it is, with the headers of vendor `studio` by default. */
  raw(path: string, body: string | Buffer, headers?: Record<string, string | undefined>): Promise<WalletReply>;
  /** Signs and sends a call. */
  call(path: string, fields: Record<string, unknown>, vendor?: string): Promise<WalletReply>;
  newMember(funds: bigint, currency?: Currency): Promise<bigint>;
  launch(memberId: bigint, gameCode?: string, vendor?: string, lifetimeMs?: number): Promise<string>;
  /** A member with money and a session in the game. */
  player(funds: bigint, gameCode?: string, currency?: Currency): Promise<Player>;
  cashOf(memberId: bigint): Promise<bigint>;
  postings(memberId: bigint): Promise<{ type: string; amount: bigint; external_id: string }[]>;
  round(memberId: bigint, roundId: string): Promise<Record<string, unknown> | undefined>;
  close(): Promise<void>;
}

export const secrets: Record<string, string> = {
  studio: 'the studio secret of these tests, long enough',
  other: 'the other secret of these tests, long enough',
};

/** `path`: of the call below /wallet. */
export function sign(vendor: string, path: string, body: string | Buffer, timestamp: string): string {
  const head = signedHead(timestamp, `/wallet/${path}`);
  return `${signatureVersion}${createHmac('sha256', secrets[vendor]!).update(head).update(body).digest('hex')}`;
}

export function signAsVersion1(vendor: string, body: string | Buffer, timestamp: string): string {
  return createHmac('sha256', secrets[vendor]!).update(signedHeadOfVersion1(timestamp)).update(body).digest('hex');
}

async function addGames(db: Database): Promise<void> {
  await db.query(`insert into vendor (id, name, secret_name, launch_url) values
    ('studio', 'Studio', 'WALLET_SECRET', 'http://localhost:3001/launch'), ('other', 'Other', 'NONE', 'http://localhost:9/x')`);
  await db.query(`insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon) values
    (1, 'slot', 'studio', 'Slot', '/c', 'Slots', 1, true, true, false),
    (2, 'table', 'studio', 'Table', '/c', 'Table Games', 2, true, true, false)`);
  await db.query(`insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values
    ('slot', 'USD', 10, 10000), ('slot', 'BTC', 10, 10000), ('table', 'USD', 100, 50000)`);
}

function addMember(db: Database, funds: bigint, currency: Currency): Promise<bigint> {
  return inTransaction(db, async (tx) => {
    const name = randomUUID();
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
         currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
       values ($1, $1, '63', $1, '-', 'A', 'B', 'FEMALE', '1990-01-01', $2, 'PH', 'PH-00', 'Manila', '1000', '1 Road', false, $1)
       returning id`,
      [name, currency],
    );
    const memberId = rows[0]!.id;
    await openBook(tx, { memberId, currency });
    if (funds > 0n) {
      await postWithin(tx, {
        memberId,
        type: 'DEPOSIT',
        amount: amountOf(currency, funds),
        source: 'cashier',
        externalId: name,
      });
    }
    return memberId;
  });
}

/** A place without restrictions. */
const restrictions: WalletJurisdiction = {
  code: 'casino',
  slotLeastMs: 0,
  tableLeastMs: 0,
  automatic: 'all',
  quick: 'all',
  skip: 'all',
  celebrations: 'full',
  bonusBuy: true,
  doubleUp: true,
};

/** As the casino wires it, without messages to the player. */
function promotionsOf(db: Database, isPlaceOpen: boolean): PromotionParts {
  const deps = {
    ...{ db, offersHeldBack },
    rulesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, { 'offers.freeRounds': isPlaceOpen }])),
    announce: async () => {},
    wake: () => {},
  };
  return {
    offersHeldBack,
    isPlaceOpen: async () => isPlaceOpen,
    grant: (grant) => grantDecided(deps, { ...grant, source: 'vendor' }),
    cancel: (memberId, id, actor) =>
      endFreeRounds(deps, memberId, id, { state: 'cancelled', command: 'freeRounds.cancel', actor }),
  };
}

/** The wallet over real HTTP on a real database, with two vendors and the games slot, table and closed. */
export async function openWalletCasino(
  settings: Partial<SessionSettings> & {
    allow?: (address: string) => boolean;
    maxQueued?: number;
    nowMs?: () => number;
    version1UntilMs?: number;
    /** What the place lets one round of a slot cost; nothing: no bound. */
    slotStakeMost?: (currency: Currency, ageYears: number) => bigint | null;
    /** Whether the place of every member allows free rounds; it does, by default. */
    isPlaceOpen?: boolean;
    /** Those of another release. */
    migrations?: Migration[];
  } = {},
): Promise<WalletCasino> {
  const migrations = settings.migrations ?? casinoMigrations;
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 4 });
  await addGames(db);
  const bets = openBets({
    url: database.url,
    schema: casinoSchema,
    connections: 2,
    maxQueued: settings.maxQueued,
  });
  const vendors = {
    nowMs: settings.nowMs ?? Date.now,
    upToDate: () => undefined,
    find: (id: string): CallingVendor | undefined =>
      secrets[id]
        ? {
            id,
            secret: secrets[id],
            version1UntilMs: settings.version1UntilMs ?? 0,
            isAllowedFrom: settings.allow ?? (() => true),
          }
        : undefined,
  };
  const server = Fastify();
  traceRequests(server);
  const placeOf = async () => ({
    restrictions,
    tableChat: true,
    slotStakeMost: (currency: Currency, ageYears: number) => settings.slotStakeMost?.(currency, ageYears) ?? null,
  });
  await walletRoutes(server, {
    db,
    bets,
    vendors,
    sessions: { ...sessionDefaults, ...settings },
    placeOf,
    promotions: promotionsOf(db, settings.isPlaceOpen ?? true),
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });

  const raw: WalletCasino['raw'] = async (path, body, headers = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const all: Record<string, string | undefined> = {
      'content-type': 'application/json',
      'x-vendor-id': 'studio',
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': sign('studio', path, body, timestamp),
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${url}/wallet/${path}`, { method: 'POST', headers: sent, body: body as string });
    return { httpStatus: response.status, ...((await response.json()) as { status: string }) };
  };

  const casino: WalletCasino = {
    url,
    databaseUrl: database.url,
    db,
    bets,
    raw,
    call(path, fields, vendor = 'studio') {
      const body = JSON.stringify({ requestId: randomUUID(), ...fields });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      return raw(path, body, {
        'x-vendor-id': vendor,
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': sign(vendor, path, body, timestamp),
      });
    },
    newMember: (funds, currency = 'USD') => addMember(db, funds, currency),
    launch: (memberId, gameCode = 'slot', vendor = 'studio', lifetimeMs) =>
      issueLaunchToken(db, { vendor, memberId, gameCode, language: 'en', channel: 'pc' }, lifetimeMs),
    async player(funds, gameCode = 'slot', currency = 'USD') {
      const memberId = await casino.newMember(funds, currency);
      const answer = await casino.call('authenticate', {
        launchToken: await casino.launch(memberId, gameCode),
        gameCode,
      });
      if (answer.status !== 'OK') throw new Error(`no session: ${answer.status}`);
      return { memberId, user: answer.user, token: answer.token };
    },
    cashOf: async (memberId) => (await readBook(db, memberId))!.balance.cash.minor,
    async postings(memberId) {
      const { rows } = await db.query(
        'select type, amount, external_id from posting where member_id = $1 and seq > 0 order by seq',
        [memberId],
      );
      return rows;
    },
    async round(memberId, roundId) {
      const { rows } = await db.query(
        `select staked, returned, won, closed_at is not null as closed, game_code from game_round
         where member_id = $1 and round_id = $2`,
        [memberId, roundId],
      );
      return rows[0];
    },
    async close() {
      await server.close();
      await bets.close();
      await db.end();
      await database.close();
    },
  };
  return casino;
}
