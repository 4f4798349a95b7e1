import { bonusStatuses } from '@fairhouse/contract/operator';
import { currencyCodes, isCurrency } from '@fairhouse/money';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { withStatus } from '../status.ts';
import { moneyText, pageTable, table, timeText } from '../table.ts';

const pageSize = 100;
const jobs = { cashback: 'cashback', friday: 'fridayFun', fee: 'inactivityFee' } as const;

export async function bonus(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason', 'currency', 'week', 'key'], 3);
  const [what = 'list', first, second] = words;
  if (what === 'list') return list(first ?? 'active');
  if (what === 'terms') return terms();
  if (what === 'shared') return shared(first === 'all');
  if (what === 'close') {
    await ask('/operator/bonus/closeShared', { id: needId(first, 'row'), reason: needText(named.reason, 'reason') });
    return 'Closed; nothing was taken or given.';
  }
  if (what === 'runs') return runs();
  if (what === 'give') {
    const memberId = needId(first, 'member');
    const reason = needText(named.reason, 'reason');
    const key = named.key === undefined ? {} : { requestKey: named.key };
    await ask('/operator/bonus/give', { memberId, amount: needNumber(second, 'amount'), reason, ...key });
    return 'Given.';
  }
  if (what === 'cancel') {
    const memberId = needId(first, 'member');
    const reason = needText(named.reason, 'reason');
    await ask('/operator/bonus/cancel', { memberId, id: needId(second, 'bonus'), reason });
    return 'Cancelled.';
  }
  if (what === 'set') return set(first, second, named.currency);
  if (!Object.hasOwn(jobs, what)) {
    throw new Problem('Say list, give, cancel, shared, close, terms, set, cashback, friday, fee or runs.', usageCode);
  }
  const week = named.week === undefined ? {} : { week: named.week };
  const reason = needText(named.reason, 'reason');
  await ask('/operator/bonus/run', { job: jobs[what as keyof typeof jobs], ...week, reason });
  return 'Asked for; "bonus runs" shows what comes of it.';
}

async function list(word: string): Promise<string> {
  const page = await ask('/operator/bonus/listPage', { ...withStatus(bonusStatuses, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No bonuses.' : `No bonuses are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.memberId} ${it.username}`,
    it.promotion,
    moneyText(it.amount, it.currency),
    `${moneyText(it.wagered, it.currency)} of ${moneyText(it.required, it.currency)}`,
    it.status,
    it.givenBy,
  ]);
  return pageTable(page, ['ID', 'GIVEN (UTC)', 'MEMBER', 'PROMOTION', 'AMOUNT', 'WAGERED', 'STATUS', 'BY'], rows);
}

/** Members who had the same promotion and turned out to share what they pay with. */
async function shared(all: boolean): Promise<string> {
  const page = await ask('/operator/bonus/sharedPage', { ...(all ? {} : { closed: false }), pageSize });
  if (page.content.length === 0) return 'Nobody is flagged.';
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    it.promotion,
    `${it.kind} ${it.label}`,
    it.memberId,
    it.firstMemberId,
    it.closedReason ?? '',
  ]);
  return pageTable(page, ['ID', 'FOUND (UTC)', 'PROMOTION', 'SHARED', 'MEMBER', 'FIRST', 'CLOSED'], rows);
}

async function terms(): Promise<string> {
  const rows = await ask('/operator/bonus/terms', {});
  return table(
    ['TERM', 'UNIT', 'VALUE', 'SET BY AN OPERATOR'],
    rows.map(({ name, unit, currency, value, isSet }) => [
      name,
      unit,
      currency ? moneyText(value, currency) : String(value),
      isSet ? 'yes' : '',
    ]),
  );
}

async function set(name: string | undefined, text: string | undefined, code: string | undefined): Promise<string> {
  if (name === undefined) throw new Problem('Give the name of the term; "bonus terms" lists them.', usageCode);
  if (code !== undefined && !isCurrency(code)) throw new Problem(`Say one of ${currencyCodes.join(', ')}.`, usageCode);
  await ask('/operator/bonus/setTerm', { name, value: needNumber(text, 'value'), ...(code ? { currency: code } : {}) });
  return 'Set; bonuses that were given keep their terms.';
}

async function runs(): Promise<string> {
  const rows = await ask('/operator/bonus/runs', {});
  if (rows.length === 0) return 'No job has run yet.';
  return table(
    ['ID', 'JOB', 'OF', 'ASKED BY', 'STARTED (UTC)', 'ENDED', 'GIVEN', 'BEFORE', 'DIFFERING'],
    rows.map((it) => [
      it.id,
      it.job,
      it.period,
      it.askedBy,
      timeText(it.startTime),
      it.finishTime ? timeText(it.finishTime) : 'not yet',
      it.given,
      it.before,
      it.differing,
    ]),
  );
}

function needNumber(text: string | undefined, what: string): number {
  if (text !== undefined && /^\d{1,12}(\.\d{1,8})?$/.test(text)) return Number(text);
  throw new Problem(`Give the ${what} as a number.`, usageCode);
}
