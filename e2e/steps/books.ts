import { join } from 'node:path';
import { readBook, verifyBooks } from '@fairhouse/betting';
import { connect, type Database } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { add, decimalText, formatAmount } from '@fairhouse/money';

/** The casino's own books, read past the site: what the screens are compared with. */
export class Books {
  private constructor(private readonly db: Database) {}

  static async open(): Promise<Books> {
    const server = await runningServer(join(process.env.FAIRHOUSE_DATA_DIR!, 'postgres'));
    if (!server) throw new Error('the database of the casino is not running');
    return new Books(connect({ url: server.url, schema: 'casino', connections: 2 }));
  }

  /** What the member may stake, as the site writes it. */
  async balanceOf(memberId: bigint): Promise<string> {
    const { balance } = (await readBook(this.db, memberId))!;
    return formatAmount(add(balance.cash, balance.bonus), 'en');
  }

  /** All cards of the member have expired long ago. */
  async expireCards(memberId: bigint): Promise<void> {
    await this.db.query('update deposit_card set expiry_year = 2020 where member_id = $1', [memberId]);
  }

  /** The member's latest round: what was staked and won in it, as the site writes it. */
  async lastRound(memberId: bigint): Promise<{ game: string; staked: string; won: string; isOver: boolean }> {
    const { rows } = await this.db.query(
      `select game_code as game, staked, won, closed_at is not null as "isOver" from game_round
       where member_id = $1 order by opened_at desc limit 1`,
      [memberId],
    );
    const { game, staked, won, isOver } = rows[0];
    return { game, staked: dollars(staked), won: dollars(won), isOver };
  }

  /** Whether a finished round of the member brought more than was staked in it. */
  async hasWon(memberId: bigint): Promise<boolean> {
    const { rows } = await this.db.query(
      'select from game_round where member_id = $1 and won > staked and closed_at is not null limit 1',
      [memberId],
    );
    return rows.length > 0;
  }

  /** What the notice bar has to say: wins above their stake, the latest first, no more than three of one player, whose name is masked or left out. */
  async recentWins(): Promise<string[]> {
    const { rows } = await this.db.query<{ name: string; won: bigint; player: string | null }>(
      `select g.name, r.won, case when (select c.given from consent c where c.member_id = r.member_id and c.what = 'liveRounds'
           order by c.id desc limit 1) then left(m.username, 2) || '•••' end as player
       from (select *, row_number() over (partition by member_id order by opened_at desc) as place
             from game_round where won > staked and closed_at is not null) r
         join game g on g.code = r.game_code join member_record m on m.id = r.member_id
       where r.place <= 3 order by r.opened_at desc limit 20`,
    );
    return rows.map(({ name, won, player }) => `${player ?? 'A player'} won ${dollars(won)} on ${name}`);
  }

  /** The sums of what was posted in dollars from a moment on and before another, in units, by type; `all` counts them. */
  async sumsOf(from: Date, until: Date): Promise<Record<string, string>> {
    const { rows } = await this.db.query<{ type: string; count: bigint; amount: bigint }>(
      `select p.type, count(*) as count, sum(p.amount)::bigint as amount from posting p join book b using (member_id)
       where b.currency = 'USD' and p.created_at >= $1 and p.created_at < $2 group by p.type`,
      [from, until],
    );
    const all = rows.reduce((sum, { count }) => sum + Number(count), 0);
    const sums = rows.map(({ type, amount }) => [type, decimalText({ currency: 'USD', minor: amount })] as const);
    return { all: String(all), ...Object.fromEntries(sums) };
  }

  async countOf(memberId: bigint, type: string): Promise<number> {
    const { rows } = await this.db.query<{ count: bigint }>(
      'select count(*) from posting where member_id = $1 and seq > 0 and type = $2',
      [memberId, type],
    );
    return Number(rows[0]!.count);
  }

  /** What is wrong with the member's book; nothing, that is. */
  async faultsOf(memberId: bigint): Promise<unknown[]> {
    return (await verifyBooks(this.db, { memberId })).findings;
  }

  close(): Promise<void> {
    return this.db.end();
  }
}

function dollars(minor: bigint): string {
  return formatAmount({ currency: 'USD', minor }, 'en');
}
