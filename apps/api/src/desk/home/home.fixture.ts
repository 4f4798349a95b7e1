import { openBook, type PostCommand, type PostingType, postWithin } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { testDatabase, withoutTriggers } from '@fairhouse/testing';
import { sumUp } from '../../money/index.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { homeDeps } from '../wiring/home.ts';
import type { HomeDeps } from './home.deps.ts';

/** A casino whose past is written to the millisecond. */
export interface PastCasino {
  db: Database;
  deps: HomeDeps;
  /** What the settings of the page are from now on. */
  reporting: {
    groupCurrency: '' | Currency;
    providerFeesPercent: string;
    gamingTaxPercent: string;
    paymentCostsPercent: string;
  };
  join(currency: Currency, at: string): Promise<bigint>;
  /** A posting of that moment; of a round of `game`, where one is named. Answers its name. */
  post(
    memberId: bigint,
    type: PostingType,
    minor: bigint,
    at: string,
    more?: { game?: string; reference?: string },
  ): Promise<string>;
  rate(currency: Currency, day: string, perUsd: string): Promise<void>;
  /** Sets the clock, and sums up to it. */
  sumUpTo(moment: string): Promise<void>;
  close(): Promise<void>;
}

export async function openPast(): Promise<PastCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 4 });
  let nowMs = 0;
  let count = 0;
  const currencyOf = new Map<bigint, Currency>();
  const reporting: PastCasino['reporting'] = {
    groupCurrency: '',
    providerFeesPercent: '0',
    gamingTaxPercent: '0',
    paymentCostsPercent: '0',
  };
  const live = { settingOf: async () => reporting, forget() {} } as unknown as Parameters<typeof homeDeps>[0]['live'];
  return {
    db,
    reporting,
    deps: homeDeps({ db, live }, () => nowMs),
    async join(currency, at) {
      const name = `past${++count}`;
      const { rows } = await db.query<{ id: bigint }>(
        `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
           currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
         values ($1, $1 || '@example.com', '63', '91700' || $2, '', 'Maria', 'Santos', 'FEMALE', '1990-01-01',
           $3, 'PH', 'PH-00', 'Manila', '1000', '1 Roxas Boulevard', true, upper($1), $4) returning id`,
        [name, String(count), currency, at],
      );
      const memberId = rows[0]!.id;
      currencyOf.set(memberId, currency);
      await inTransaction(db, async (tx) => {
        await openBook(tx, { memberId, currency });
        await tx.query('update book set opened_at = $2 where member_id = $1', [memberId, at]);
      });
      return memberId;
    },
    async post(memberId, type, minor, at, { game, reference } = {}) {
      const externalId = `p${++count}`;
      const amount = amountOf(currencyOf.get(memberId)!, minor);
      await inTransaction(db, async (tx) => {
        const command: PostCommand = {
          ...{ memberId, type, amount, source: 'past', externalId },
          ...(reference ? { reference } : {}),
          ...(game ? { round: { gameCode: game, roundId: externalId } } : {}),
        };
        const posted = await postWithin(tx, command);
        if (!posted.ok) throw new Error(`${type} at ${at}: ${JSON.stringify(posted)}`);
        await withoutTriggers(tx);
        await tx.query('update posting set created_at = $3 where member_id = $1 and external_id = $2', [
          memberId,
          externalId,
          at,
        ]);
      });
      return externalId;
    },
    async rate(currency, day, perUsd) {
      await db.query(
        `insert into setting_change (name, scope, version, value, before, set_by)
         select 'dailyRate', $1, coalesce(max(version), 0) + 1, json_build_object('day', $2::text, 'perUsd', $3::text),
           case when max(version) > 0 then '{}'::json end, 'test'
         from setting_change where name = 'dailyRate' and scope = $1`,
        [currency, day, perUsd],
      );
    },
    async sumUpTo(moment) {
      nowMs = Date.parse(moment);
      while ((await sumUp({ db, sources: { payments: [] }, nowMs: () => nowMs })) > 0);
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
}
