import { randomUUID } from 'node:crypto';
import { openBook, type PostingType } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { casinoJurisdiction, type Rules } from '@fairhouse/jurisdictions';
import { testDatabase } from '@fairhouse/testing';
import { ok } from '../../http/result.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { followPlay } from './following/follow-play.ts';
import type { HarmDeps, OwnProtection, Pause, PauseWish } from './harm.deps.ts';
import { judgeDue } from './judging/judge-due.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A Wednesday at noon, when these tests begin. */
export const now = new Date('2026-07-15T12:00:00.000Z');
export const ago = (ms: number) => new Date(now.getTime() - ms);

export interface HarmCasino {
  db: Database;
  newMember(country?: string): Promise<bigint>;
  /** A posting as the ledger leaves it, at a moment of the past. A member's come in their order. */
  post(memberId: bigint, type: PostingType, amount: bigint, at: Date): Promise<void>;
  /** Loses so much in so many stakes, one a minute. */
  lose(memberId: bigint, amount: bigint, from: Date, stakes?: number): Promise<void>;
  failDeposit(memberId: bigint, at: Date): Promise<void>;
  cancelCashOut(memberId: bigint, at: Date): Promise<void>;
  deps(at?: Date): HarmDeps;
  /** Has the jobs work until there is nothing left for them. */
  work(at?: Date): Promise<void>;
  /** What was told, paused and lifted, in words. */
  done: string[];
  /** Members who may not play, and what pauses there are. */
  barred: Set<bigint>;
  pauses: Map<bigint, Pause[]>;
  close(): Promise<void>;
}

/** The tables of the casino and the jobs of the feature, with a past that a test writes. */
export async function openHarmCasino(rules: Partial<Rules> = {}): Promise<HarmCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 6 });
  const done: string[] = [];
  const barred = new Set<bigint>();
  const pauses = new Map<bigint, Pause[]>();
  const protection: OwnProtection = {
    limitsOf: async () => [],
    pausesOf: async (_, memberId) => pauses.get(memberId) ?? [],
    timeZonesOf: async () => new Map(),
    isBarred: async (_, memberId) => barred.has(memberId),
    async startMandatoryBreak(_, memberId, minutes) {
      done.push(`${memberId} pauses for ${minutes} minutes`);
      return true;
    },
    async pauseMember(_, { memberId, kind, hours, months }: PauseWish) {
      done.push(`${memberId} ${kind} ${hours ?? months}`);
      return ok(null);
    },
    closedAt: async () => undefined,
    reopenAccount: async (_, { memberId }) => {
      done.push(`reopened ${memberId}`);
      return ok(null);
    },
    async liftExclusion(_, { memberId }) {
      done.push(`${memberId} is let in`);
      return ok(null);
    },
  };
  const jurisdiction = { ...casinoJurisdiction, rules: { ...casinoJurisdiction.rules, ...rules } };
  const deps = (at = now): HarmDeps => ({
    db,
    protection,
    jurisdictionOfMember: async () => jurisdiction,
    jurisdictionsOfMembers: async (ids) => new Map(ids.map((id) => [id, jurisdiction])),
    async tellMember(_, { memberId, what }) {
      done.push(`${memberId} is reported: ${what}`);
    },
    clock: () => at,
  });
  let seq = 0;
  const casino: HarmCasino = {
    db,
    done,
    barred,
    pauses,
    deps,
    newMember: (country = 'PH') =>
      inTransaction(db, async (tx) => {
        const { rows } = await tx.query<{ id: bigint }>(
          `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
             currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
           values ($1, $1, '63', $1, '-', 'Ana', 'Cruz', 'FEMALE', '1990-01-01', 'USD', $2, 'PH-00', 'Manila', '1000', '1 Road',
             true, $1, $3)
           returning id`,
          [randomUUID(), country, ago(400 * dayMs)],
        );
        await openBook(tx, { memberId: rows[0]!.id, currency: 'USD' });
        await tx.query('update book set opened_at = $2 where member_id = $1', [rows[0]!.id, ago(400 * dayMs)]);
        return rows[0]!.id;
      }),
    async post(memberId, type, amount, at) {
      seq += 1;
      await db.query(
        `insert into posting (member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after,
           bonus_after, held_after, created_at, type, debit, credit, source, external_id, prev_hash, hash)
         select $1, $2::bigint, $3, 0, 0, 0, 0, 0, 0, 0, $4, $5, debit, credit, 'test', $2::bigint::text, '',
           sha256(convert_to($2::bigint::text, 'UTF8'))
         from posting_rule where type = $5`,
        [memberId, seq, amount, at, type],
      );
    },
    async lose(memberId, amount, from, stakes = 3) {
      for (let at = 0; at < stakes; at++) {
        await casino.post(memberId, 'GAME_BET', amount / BigInt(stakes), new Date(from.getTime() + at * minuteMs));
      }
    },
    async failDeposit(memberId, at) {
      await db.query(
        `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash,
           created_at, updated_at)
         values ($1, 'STRIPE', 'stripe', $2, 1000, 'USD', 'failed', '', $3::timestamptz - interval '1 minute', $3)`,
        [memberId, randomUUID(), at],
      );
    },
    async cancelCashOut(memberId, at) {
      await db.query(
        `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, status,
           instruction, request_hash, created_at, updated_at)
         values ($1, 'PAYPAL', 1000, 'USD', '{}', '{}', 'x', 'canceled', $2, '', $3, $3)`,
        [memberId, randomUUID(), at],
      );
      await casino.post(memberId, 'WITHDRAW_ROLLBACK', 1000n, at);
    },
    async work(at = now) {
      while (await followPlay(deps(at)));
      while ((await judgeDue(deps(at))) > 0);
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
  return casino;
}
