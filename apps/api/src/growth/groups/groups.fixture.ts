import { randomUUID } from 'node:crypto';
import { openBook, type PostingType, postWithin } from '@fairhouse/betting';
import { connect, type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { testDatabase, withoutTriggers } from '@fairhouse/testing';
import { casinoMigrations, casinoSchema } from '../../schema.ts';

const dayMs = 24 * 3_600_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

export interface NewMember {
  currency?: Currency;
  country?: string;
  language?: string;
  vipLevel?: number;
  joined?: Date;
  enabled?: boolean;
  takesOffers?: boolean;
  verified?: boolean;
  credited?: boolean;
}

export interface GroupsCasino {
  db: Database;
  newMember(more?: NewMember): Promise<bigint>;
  /** A posting in minor units of the member's currency, through the ledger; at another time, as the ledger would have left it. */
  post(memberId: bigint, type: PostingType, minor: bigint, at?: Date): Promise<string>;
  /** Takes a posting back by the name that `post` answered. */
  takeBack(memberId: bigint, minor: bigint, reference: string): Promise<void>;
  round(memberId: bigint, staked: bigint, at: Date, more?: { game?: string; returned?: bigint }): Promise<void>;
  close(): Promise<void>;
}

/** The tables of the casino, with members that a test makes up. */
export async function openGroupsCasino(): Promise<GroupsCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 6 });
  return {
    db,
    newMember: ({ currency = 'USD', ...more } = {}) =>
      inTransaction(db, async (tx) => {
        const { rows } = await tx.query<{ id: bigint }>(
          `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
             currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at,
             language, vip_level, enabled, email_verified_at, credited)
           values ($1, $1, '63', $1, '-', 'Ana', 'Cruz', 'FEMALE', '1990-01-01', $2, $3, 'PH-00', 'Manila', '1000', '1 Road',
             $4, $1, $5, $6, $7, $8, $9, $10)
           returning id`,
          [
            randomUUID(),
            currency,
            more.country ?? 'PH',
            more.takesOffers ?? true,
            more.joined ?? daysAgo(400),
            more.language ?? 'en',
            more.vipLevel ?? 0,
            more.enabled ?? true,
            more.verified ? new Date() : null,
            more.credited ?? false,
          ],
        );
        await openBook(tx, { memberId: rows[0]!.id, currency });
        return rows[0]!.id;
      }),
    async post(memberId, type, minor, at) {
      return inTransaction(db, async (tx) => {
        const externalId = await postTo(tx, memberId, type, minor);
        if (!at) return externalId;
        await withoutTriggers(tx);
        await tx.query(
          `update posting set created_at = $3 where member_id = $1 and source = 'test' and external_id = $2`,
          [memberId, externalId, at],
        );
        return externalId;
      });
    },
    async takeBack(memberId, minor, reference) {
      await inTransaction(db, (tx) => postTo(tx, memberId, 'REVERSAL', minor, reference));
    },
    async round(memberId, staked, at, { game = 'slot', returned = 0n } = {}) {
      await db.query(
        `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, returned, won, opened_at,
           opened_seq, closed_at)
         values ($1, 'studio', $2, $3, 'USD', $4, $5, 0, $6, 1, $6)`,
        [memberId, randomUUID(), game, staked, returned, at],
      );
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
}

/** Posts minor units of the member's currency and answers the name of the posting; `reference` names the one that it takes back. */
async function postTo(
  tx: Transaction,
  memberId: bigint,
  type: PostingType,
  minor: bigint,
  reference?: string,
): Promise<string> {
  const { rows } = await tx.query<{ currency: Currency }>('select currency from book where member_id = $1', [memberId]);
  const externalId = randomUUID();
  const amount = amountOf(rows[0]!.currency, minor);
  const posting = {
    memberId,
    type,
    amount,
    source: 'test',
    externalId,
    ...(reference === undefined ? {} : { reference }),
  };
  const posted = await postWithin(tx, posting);
  if (!posted.ok) throw new Error(posted.reason);
  return externalId;
}
