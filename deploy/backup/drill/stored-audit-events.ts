import type { Database } from '@fairhouse/database';
import {
  cashOutEntry,
  depositEntry,
  instructionEntry,
  pictureEntry,
  roundEntry,
  takenBackEntry,
} from './timed-journal.ts';

/** What stands in a casino's database of everything that a journal notes, in the journal's own words. */
export async function storedAuditEvents(db: Database): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const put = ({ key, answer }: { key: string; answer: string }) => stored.set(key, answer);
  const { rows: postings } = await db.query<{ type: string; id: string; amount: bigint; balance: bigint }>(
    `select type, external_id as id, amount, cash_after + bonus_after as balance from posting
     where seq > 0 and (source = 'studio' or type = 'DEPOSIT')`,
  );
  for (const { type, id, amount, balance } of postings) {
    put(
      type === 'DEPOSIT'
        ? depositEntry({ orderId: id, amount })
        : instructionEntry({ type, transactionId: id, amount, balance }),
    );
  }
  const { rows: rounds } = await db.query<{ roundId: string; stake: bigint; win: bigint }>(
    `select round_id as "roundId", staked as stake, won as win from game_round where closed_at is not null`,
  );
  for (const round of rounds) put(roundEntry(round)!);
  const { rows: cashOuts } = await db.query<{ id: bigint; isTakenBack: boolean }>(
    `select id, status = 'canceled' as "isTakenBack" from cash_out`,
  );
  for (const { id, isTakenBack } of cashOuts) {
    put(cashOutEntry(id));
    if (isTakenBack) put(takenBackEntry(id));
  }
  const { rows: pictures } = await db.query<{ id: bigint }>('select id from uploaded_file');
  for (const { id } of pictures) put(pictureEntry(id));
  return stored;
}
