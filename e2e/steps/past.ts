import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { postWithin } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { amountOf } from '@fairhouse/money';

/** What members have done before a test begins, written past the site: hours of play in a moment. */
export class Past {
  private readonly takenAway = new Set<string>();

  private constructor(private readonly db: Database) {}

  static async open(): Promise<Past> {
    const server = await runningServer(join(process.env.FAIRHOUSE_DATA_DIR!, 'postgres'));
    if (!server) throw new Error('the database of the casino is not running');
    return new Past(connect({ url: server.url, schema: 'casino', connections: 2 }));
  }

  async paidIn(memberId: bigint, cents: bigint): Promise<void> {
    const deposit = { memberId, type: 'DEPOSIT', amount: amountOf('USD', cents), source: 'test' } as const;
    await inTransaction(this.db, (tx) => postWithin(tx, { ...deposit, externalId: randomUUID() }));
  }

  /** Joined a month ago, with the documents of a first cash-out accepted since; answers the name on the account. */
  async knownForLong(memberId: bigint): Promise<string> {
    await this.db.query(
      `insert into member_document (member_id, kind, file_ids, status, updated_at)
       select $1, kind, '{1}', 'accepted', now() - interval '10 days' from unnest('{idcardProof,paymentProof}'::text[]) kind
       on conflict (member_id, kind) do update set status = 'accepted', updated_at = excluded.updated_at`,
      [memberId],
    );
    const { rows } = await this.db.query<{ name: string }>(
      `update member set created_at = now() - interval '30 days' where id = $1 returning first_name || ' ' || last_name as name`,
      [memberId],
    );
    return rows[0]!.name;
  }

  /** A day goes by for a higher limit that the member has asked for. */
  async waitedForLimit(memberId: bigint): Promise<void> {
    await this.db.query(
      `update play_limit_raise set confirm_from = confirm_from - interval '1 day', confirm_until = confirm_until - interval '1 day'
       where member_id = $1`,
      [memberId],
    );
  }

  /** The casino has asked the member to set limits. */
  async askedForLimits(memberId: bigint): Promise<void> {
    await this.db.query(
      `insert into news (member_id, type, kind, details, about) values ($1, 20, 'limitsAsked', '{}', 'a test')`,
      [memberId],
    );
  }

  /** Stakes so much in all of what was paid in, and wins it back each time. */
  async wagered(memberId: bigint, cents: bigint, stakeCents: bigint): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const common = { memberId, amount: amountOf('USD', stakeCents), source: 'test' } as const;
      for (let left = cents; left > 0n; left -= stakeCents) {
        const bet = randomUUID();
        await postWithin(tx, { ...common, type: 'GAME_BET', externalId: bet });
        await postWithin(tx, { ...common, type: 'GAME_WIN', externalId: `win of ${bet}`, reference: bet });
      }
    });
  }

  /** An alert of a rule that the casino began with, which waits for a decision. */
  async raisedAlert(memberId: bigint): Promise<number> {
    const { rows } = await this.db.query<{ id: bigint }>(
      `insert into risk_alert (code, version, kind, severity, subject, member_id, currency, window_key, event_at, facts)
       select code, version, kind, severity, 'member:' || $1::bigint, $1::bigint, 'USD', 'test', now(),
         jsonb_build_object('times', 10, 'total', '150000', 'hours', '24')
       from risk_rule where code = 'deposits-many-usd' and version = 1 returning id`,
      [memberId],
    );
    return Number(rows[0]!.id);
  }

  /** A member whose play was judged for some days, who was written to, and whose case waits for a person. */
  async openedHarmCase(memberId: bigint): Promise<number> {
    const chasing = {
      kind: 'chasing',
      value: 11,
      threshold: 5,
      points: 6,
      facts: { times: '11', minutes: '60', days: '7', nights: '4', paid: '55000' },
    };
    const nights = {
      kind: 'nights',
      value: 420,
      threshold: 300,
      points: 2,
      facts: { minutes: '420', nights: '4', days: '7' },
    };
    const failed = { kind: 'failedDeposits', value: 2, threshold: 5, points: 0, facts: { times: '2', days: '7' } };
    const markers = JSON.stringify([chasing, nights, failed]);
    await this.db.query(
      `insert into harm_day (member_id, day, score, level, markers, judged_at)
       select $1, current_date - n, case when n < 3 then 8 when n < 9 then 2 else 0 end,
         case when n < 3 then 3 when n < 9 then 1 else 0 end, case when n < 9 then $2::jsonb else '[]' end, now()
       from generate_series(0, 30, 3) n on conflict do nothing`,
      [memberId, markers],
    );
    await this.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, break_began, taken_at)
       values ($1, 'message', 1, 2, '{nights}', null, false, now() - interval '6 days'),
         ($1, 'pause', 3, 8, '{chasing,nights}', now() + interval '30 days', false, now())`,
      [memberId],
    );
    const { rows } = await this.db.query<{ id: bigint }>(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 8, 'chasing', $2, now()) returning id`,
      [memberId, markers],
    );
    return Number(rows[0]!.id);
  }

  /** A member who had a promotion and turned out to pay with what another one paid with who had it. */
  async sharedBonus(memberId: bigint, firstMemberId: bigint): Promise<void> {
    await this.db.query(
      `insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id)
       values ('firstDeposit', '', 'account', sha256($3), '•••• 4242', $1, $2)`,
      [memberId, firstMemberId, randomUUID()],
    );
  }

  /** The time of a competition is over. */
  async endedCompetition(id: number): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      // What was announced never changes otherwise.
      await tx.query('set local session_replication_role = replica');
      await tx.query('update competition set ends_at = now() where id = $1', [id]);
    });
  }

  async confirmedAddress(memberId: bigint): Promise<void> {
    await this.db.query('update member set email_verified_at = now() where id = $1', [memberId]);
  }

  /** Takes a table or a view away until it is given back, so that the casino itself has to say that it cannot. */
  async without(table: string): Promise<() => Promise<void>> {
    await this.db.query(`alter table ${table} rename to ${table}_taken_away`);
    this.takenAway.add(table);
    return () => this.giveBack(table);
  }

  private async giveBack(table: string): Promise<void> {
    if (this.takenAway.delete(table)) await this.db.query(`alter table ${table}_taken_away rename to ${table}`);
  }

  /** A test that failed must not leave the casino without. */
  async close(): Promise<void> {
    for (const table of this.takenAway) await this.giveBack(table);
    await this.db.end();
  }
}
