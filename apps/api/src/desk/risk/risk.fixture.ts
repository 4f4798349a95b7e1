import { randomUUID } from 'node:crypto';
import { openBook } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { raiseAlerts } from './alerts/raise-alerts.ts';
import type { GameFigures } from './risk.deps.ts';
import { beginWatermark, insertRule, insertSwitch, insertTrial } from './rules/rule.store.ts';
import { contentHash, type RuleContent } from './rules/rule.ts';
import { tryRule } from './rules/try-rule.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The moment that these tests call now. */
export const now = new Date('2026-06-15T12:00:00.000Z');
export const ago = (ms: number) => new Date(now.getTime() - ms);

/** Mean 0.96 of the stake, standard deviation 4. */
export const figures: GameFigures[] = [{ vendor: 'studio', code: 'slot', returned: '0.9600', deviation: '4.00' }];

export interface RiskCasino {
  db: Database;
  url: string;
  newMember(more?: {
    currency?: Currency;
    at?: Date;
    firstName?: string;
    lastName?: string;
    birthday?: string;
  }): Promise<bigint>;
  /** A posting as the ledger leaves it, at a moment of the past. A member's come in their order. */
  post(memberId: bigint, type: 'DEPOSIT' | 'WITHDRAW' | 'PROMOTION', amount: bigint, at: Date): Promise<void>;
  /** A closed round of the slot. */
  round(
    memberId: bigint,
    round: { staked: bigint; won?: bigint; returned?: bigint; at: Date; game?: string },
  ): Promise<void>;
  /** A rule that is on and looks from a moment of the past on. */
  ruleOn(content: Partial<RuleContent> & Pick<RuleContent, 'kind' | 'parameters'>, since: Date): Promise<string>;
  /** Has the job look until `at`; answers the members with an alert of the rule, one for each alert. */
  raised(code: string, at?: Date): Promise<string[]>;
  /** The members that a trial of the rule names, one for each alert. */
  tried(code: string, from: Date, until: Date): Promise<string[]>;
  close(): Promise<void>;
}

/** The tables of the casino and the job, with a past that a test writes. */
export async function openRiskCasino(): Promise<RiskCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 6 });
  let seq = 0;
  let codes = 0;

  async function posting(
    memberId: bigint,
    number: number,
    it: { type: string; amount: bigint; at: Date; game?: string; round?: string },
  ): Promise<void> {
    await db.query(
      `insert into posting (member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after,
         bonus_after, held_after, created_at, type, debit, credit, source, external_id, game_code, round_id, prev_hash, hash)
       select $1, $2::bigint, $3, 0, 0, 0, 0, 0, 0, 0, $4, $5, debit, credit, 'studio', $2::bigint::text, $6, $7, '',
         sha256(convert_to($2::bigint::text, 'UTF8'))
       from posting_rule where type = $5`,
      [memberId, number, it.amount, it.at, it.type, it.game ?? null, it.round ?? null],
    );
  }

  return {
    db,
    url: database.url,
    newMember: ({ currency = 'USD', at = ago(400 * dayMs), ...more } = {}) =>
      inTransaction(db, async (tx) => {
        const { firstName = 'Ana', lastName = 'Cruz', birthday = '1990-01-01' } = more;
        const { rows } = await tx.query<{ id: bigint }>(
          `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
             currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
           values ($1, $1, '63', $1, '-', $2, $3, 'FEMALE', $4, $5, 'PH', 'PH-00', 'Manila', '1000', '1 Road', false, $1, $6)
           returning id`,
          [randomUUID(), firstName, lastName, birthday, currency, at],
        );
        await openBook(tx, { memberId: rows[0]!.id, currency });
        return rows[0]!.id;
      }),
    post: (memberId, type, amount, at) => posting(memberId, ++seq, { type, amount, at }),
    async round(memberId, { staked, won = 0n, returned = 0n, at, game = 'slot' }) {
      const round = `r${String(++seq).padStart(6, '0')}`;
      await posting(memberId, seq, { type: 'GAME_BET', amount: staked, at, game, round });
      await db.query(
        `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, returned, won, opened_at, opened_seq,
           closed_at)
         values ($1, 'studio', $2, $3, 'USD', $4, $5, $6, $7, $8, $7)`,
        [memberId, round, game, staked, returned, won, at, seq],
      );
      if (returned > 0n) await posting(memberId, ++seq, { type: 'GAME_ROLLBACK', amount: returned, at, game, round });
    },
    ruleOn: (content, since) =>
      inTransaction(db, async (tx) => {
        const whole: RuleContent = { currency: null, severity: 'medium', ...content };
        const code = `rule-${++codes}`;
        const hash = contentHash(whole);
        await insertRule(tx, { code, version: 1, ...whole, contentHash: hash, savedBy: 'a test', reason: 'a test' });
        const trial = { by: 'a test', from: since.toISOString(), until: now.toISOString(), alerts: 0, more: false };
        await insertTrial(tx, { code, version: 1 }, { ...trial, members: 0 });
        // A casino without a policy asks for nobody else's word.
        await insertSwitch(tx, { code, version: 1, to: 'on', by: 'a test', reason: '' });
        await beginWatermark(tx, code, 1);
        await tx.query('update risk_watermark set began_at = $2, seen_until = $2 where code = $1', [code, since]);
        return code;
      }),
    async raised(code, at = now) {
      // The job keeps a distance to what is being written.
      const deps = { db, games: figures, clock: () => new Date(at.getTime() + 15_000) };
      while ((await raiseAlerts(deps)) > 0);
      const { rows } = await db.query<{ subject: string }>(
        'select subject from risk_alert where code = $1 order by event_at, id',
        [code],
      );
      return rows.map(({ subject }) => subject);
    },
    async tried(code, from, until) {
      const tried = await tryRule(
        { db, games: figures },
        { name: 'a test' },
        { code, version: 1, from: from.toISOString(), until: until.toISOString() },
      );
      if (!tried.ok) throw new Error(tried.error);
      return tried.data.first.flatMap(({ memberId, username, alerts }) =>
        Array<string>(alerts).fill(memberId === null ? username : `member:${memberId}`),
      );
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
}
