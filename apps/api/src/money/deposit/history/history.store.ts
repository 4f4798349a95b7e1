import type { Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Amount, amountOf, zero } from '@fairhouse/money';
import { listPage } from '../../../db/list-page.store.ts';
import { type Attempt, type AttemptRow, attemptColumns, attemptOf } from '../attempt.store.ts';
import { depositSource, namesOfPostings } from '../deposit.postings.ts';
import { creditedStates, standings } from '../deposit.states.ts';
import { type StoredStep, stepOf } from '../next-step.store.ts';

/** A deposit as its member reads about it. */
export interface PastDeposit {
  attempt: Attempt;
  methodName: string;
  /** Which is not the attempt's amount where something else came. */
  asked: Amount;
  late: boolean;
  paidAt: Date | null;
  givenUpAt: Date | null;
  payableUntil: Date | null;
  /** What was shown to pay with. */
  step: StoredStep | undefined;
}

interface Row extends AttemptRow {
  methodName: string;
  asked: bigint | null;
  late: boolean;
  paidAt: Date | null;
  givenUpAt: Date | null;
  payableUntil: Date | null;
  step: StoredStep | null;
}

/** Credited, though it came after the order was given up, or after what was shown could not be paid any more. */
const late = `(state in (${listed(creditedStates)}) and (given_up_at is not null or coalesce(paid_at > payable_until, false)))`;

const columns = `${attemptColumns}, (select m.name from deposit_method m where m.code = method) as "methodName", asked,
  ${late} as late, paid_at as "paidAt", given_up_at as "givenUpAt", payable_until as "payableUntil", next_step as step`;

const standing = `(case state ${Object.entries(standings)
  .map(([state, name]) => `when '${state}' then '${name}'`)
  .join(' ')} end)`;

/** The member's deposits, newest first unless asked otherwise. */
export async function pageOfDeposits(
  db: Database,
  memberId: bigint,
  input: object & { pageNum: number; pageSize: number },
): Promise<Page<PastDeposit>> {
  return listPage(db, {
    select: columns,
    from: 'deposit_attempt',
    // What another provider continued is one deposit; it is shown by its own when it was paid later.
    where: `member_id = $1 and not (continued and state = 'failed')`,
    params: [memberId],
    fields: {
      standing: { sql: standing, type: 'text' },
      late: { sql: `${late}::int`, type: 'int' },
      // Their ids rise with their times, and they are what the index holds.
      createTime: { sql: 'created_at', type: 'timestamptz', order: 'id' },
    },
    input,
    defaultOrder: 'id desc',
    tieBreak: 'id desc',
    render: pastDepositOf,
  });
}

/** The member's own; another's is as if it did not exist. */
export async function findDeposit(db: Database, memberId: bigint, id: bigint): Promise<PastDeposit | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from deposit_attempt where id = $1 and member_id = $2`, [
    id,
    memberId,
  ]);
  return rows[0] && pastDepositOf(rows[0]);
}

/** What the book says of an attempt. */
export interface Booked {
  /** Added, less what was taken back. */
  credited: Amount;
  creditedAt: Date | null;
}

/** What the book holds of each of these deposits of one member. */
export async function bookedOf(db: Database, deposits: readonly PastDeposit[]): Promise<ReadonlyMap<bigint, Booked>> {
  const booked = new Map<bigint, Booked>(
    deposits.map(({ attempt }) => [attempt.id, { credited: zero(attempt.amount.currency), creditedAt: null }]),
  );
  const [first] = deposits;
  if (!first) return booked;
  const attemptOfName = new Map(
    deposits.flatMap(({ attempt }) => namesOfPostings(attempt.id).map((name) => [name, attempt] as const)),
  );
  const { memberId } = first.attempt;
  const { rows } = await db.query<{ name: string; type: string; amount: bigint; createdAt: Date }>(
    `select external_id as name, type, amount, created_at as "createdAt" from ledger_posting
     where member_id = $1 and source = $2 and external_id = any($3)`,
    [memberId, depositSource, [...attemptOfName.keys()]],
  );
  for (const { name, type, amount, createdAt } of rows) {
    const { id, amount: asked } = attemptOfName.get(name)!;
    const { credited, creditedAt } = booked.get(id)!;
    const change = type === 'REVERSAL' ? -amount : amount;
    booked.set(id, {
      credited: amountOf(asked.currency, credited.minor + change),
      creditedAt: type === 'DEPOSIT' ? createdAt : creditedAt,
    });
  }
  return booked;
}

function pastDepositOf({ methodName, asked, late, paidAt, givenUpAt, payableUntil, step, ...row }: Row): PastDeposit {
  const attempt = attemptOf(row);
  return {
    attempt,
    methodName,
    asked: asked === null ? attempt.amount : amountOf(attempt.amount.currency, asked),
    late,
    paidAt,
    givenUpAt,
    payableUntil,
    step: stepOf(step),
  };
}

/** As literals: of our own states alone. */
function listed(states: readonly string[]): string {
  return states.map((state) => `'${state}'`).join(', ');
}
