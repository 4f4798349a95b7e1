import type { PostingAbout } from '@fairhouse/contract';
import { amountOf, decimalText } from '@fairhouse/money';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { statementOf } from './statement.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const today = new Date().toISOString().slice(0, 10);
const ask = (member: TestMember, body: object, language = 'en') =>
  api.post('/sys/member/transaction/statement', { from: today, until: today, ...body }, member.token, {
    'x-fe-lang': language,
  });

/** Posts as the casino does: one after another in the member's book. */
async function post(member: TestMember, postings: [type: string, minor: string, answers?: string][]): Promise<void> {
  for (const [index, [type, amount, answers]] of postings.entries()) {
    await api.db.query(
      `select ledger_post_within(array[row($1::bigint, $2::text, $3::bigint, 'USD', 'test', $4::text, $5::text,
         null, null, null)::ledger_instruction])`,
      [member.id, type, amount, `statement-${index}`, answers ?? null],
    );
  }
}

async function richMember(): Promise<TestMember> {
  const member = await api.join();
  await post(member, [
    ['DEPOSIT', '200000'],
    ['GIFT', '1050'],
    ['WITHDRAW', '6005'],
  ]);
  return member;
}

const fileOf = (answer: { data: { content: string } }) => Buffer.from(answer.data.content, 'base64');
async function pagesOf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}

function longStatement(lines: number) {
  const usd = (minor: bigint) => amountOf('USD', minor);
  const postings = Array.from({ length: lines }, (_, index) => ({
    seq: BigInt(index + 1),
    type: 'DEPOSIT' as const,
    amount: usd(100n),
    before: usd(BigInt(index) * 100n),
    after: usd(BigInt(index + 1) * 100n),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    about: null,
  }));
  const head = {
    siteName: 'Fairhouse',
    member: { id: 1n, username: 'maria' },
    from: '2026-01-01',
    until: '2026-01-31',
  };
  return statementOf({ ...head, madeAt: new Date('2026-02-01') }, usd(0n), postings);
}

/** How many turns of the event loop others had while this was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

describe('a statement', () => {
  it('as CSV has every posting of the book, to the cent', async () => {
    const member = await richMember();
    const answer = await ask(member, { format: 'csv' });
    expect(answer).toMatchObject({
      error: 0,
      data: { fileName: `statement-${today}-${today}.csv`, contentType: 'text/csv; charset=utf-8' },
    });
    const [head, ...rows] = fileOf(answer).toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('number,time_utc,type,currency,amount,change,balance_before,balance_after,posting,name,order');
    expect(
      rows.map((row) =>
        row
          .split(',')
          .filter((_, column) => column !== 1)
          .join(','),
      ),
    ).toEqual([
      '1,DEPOSIT,USD,2000.00,2000.00,0.00,2000.00,1,,',
      '2,GIFT,USD,10.50,10.50,2000.00,2010.50,2,,',
      '3,WITHDRAW,USD,60.05,-60.05,2010.50,1950.45,3,,',
    ]);
    const { rows: book } = await api.db.query('select cash + bonus as balance from book where member_id = $1', [
      member.id,
    ]);
    expect(rows.at(-1)!.split(',')[7]).toBe(decimalText(amountOf('USD', book[0].balance)));
  });

  it('as PDF reads the same, in the language of the player', async () => {
    const member = await richMember();
    const answer = await ask(member, { format: 'pdf' });
    expect(answer.data.contentType).toBe('application/pdf');
    const [page] = await pagesOf(fileOf(answer));
    for (const words of [
      'Account statement',
      `${member.username} (${member.id})`,
      'Opening balance 0.00',
      'Total in 2010.50',
      'Total out 60.05',
      'Closing balance 1950.45',
      'Cash-out -60.05 1950.45',
      'Page 1 / 1',
    ]) {
      expect(page!.replace(/\s+/g, ' ')).toContain(words);
    }
    const [filipino] = await pagesOf(fileOf(await ask(member, { format: 'pdf' }, 'fil')));
    expect(filipino!.replace(/\s+/g, ' ')).toContain('Pangwakas na balanse 1950.45');
  });

  it('numbers its lines without gaps where the book has postings between them that move no balance', async () => {
    const member = await api.join();
    await post(member, [
      ['DEPOSIT', '10000'],
      ['WITHDRAW', '4000'],
      ['WITHDRAW_PAID', '4000', 'statement-1'],
      ['GIFT', '500'],
    ]);
    const [, ...rows] = fileOf(await ask(member, { format: 'csv' }))
      .toString()
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(rows.map((row) => [row[0], row[2], row[8]])).toEqual([
      ['1', 'DEPOSIT', '1'],
      ['2', 'WITHDRAW', '2'],
      ['3', 'GIFT', '4'],
    ]);
    const [page] = await pagesOf(fileOf(await ask(member, { format: 'pdf' })));
    expect(page!.replace(/\s+/g, ' ')).toMatch(/ 3 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Gift \+5\.00/);
  });

  it('names in each line what it was about, and takes no name for a formula', async () => {
    const usd = (minor: bigint) => amountOf('USD', minor);
    const head = {
      siteName: 'Fairhouse',
      member: { id: 1n, username: 'maria' },
      from: '2026-01-01',
      until: '2026-01-31',
    };
    const abouts: PostingAbout[] = [
      { is: 'game', game: 1, name: 'Nocturne' },
      { is: 'game', game: 2, name: '=1+1, "the game" of a name far too long for its column in the table' },
      { is: 'deposit', order: 12, method: 'PIX', name: 'PIX' },
      { is: 'cashOut', order: 7, method: 'PAYPAL', name: 'PayPal' },
      { is: 'bonus', bonus: 'fridayFun' },
      { is: 'fee', fee: 'inactivity' },
    ];
    const lines = abouts.map((about, index) => ({
      seq: BigInt(index + 1),
      type: 'GIFT' as const,
      amount: usd(100n),
      before: usd(0n),
      after: usd(100n),
      createdAt: new Date('2026-01-02'),
      about,
    }));
    const statement = statementOf({ ...head, madeAt: new Date('2026-02-01') }, usd(0n), lines);
    const [, ...rows] = (await writeCsv(statement)).toString().trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',').slice(9).join(','))).toEqual([
      'Nocturne,',
      `"'=1+1, ""the game"" of a name far too long for its column in the table",`,
      'PIX,12',
      'PayPal,7',
      'fridayFun,',
      'inactivity,',
    ]);
    const [page] = await pagesOf(await writePdf(statement, 'en'));
    for (const words of ['Gift · Nocturne', 'Gift · PIX #12', 'Gift · PayPal #7', 'Gift · Friday bonus', '… +1.00']) {
      expect(page!.replace(/\s+/g, ' ')).toContain(words);
    }
    const [filipino] = await pagesOf(await writePdf(statement, 'fil'));
    expect(filipino).toContain('Regalo · Bonus tuwing Biyernes');
  });

  it('of days without postings carries the balance on', async () => {
    const member = await richMember();
    const later = { from: '2099-01-01', until: '2099-01-31', format: 'pdf' };
    const [page] = await pagesOf(fileOf(await ask(member, later)));
    expect(page!.replace(/\s+/g, ' ')).toContain('Opening balance 1950.45');
    expect(page).toContain('There were no transactions in this period.');
  });

  it('is of the asking member alone', async () => {
    await richMember();
    const other = await api.join();
    expect(fileOf(await ask(other, { format: 'csv' })).toString()).not.toContain('DEPOSIT');
    expect(
      (await api.post('/sys/member/transaction/statement', { from: today, until: today, format: 'csv' })).error,
    ).toBe(-2);
  });

  it.each([
    ['that ends before it begins', { from: '2026-02-02', until: '2026-02-01' }],
    ['of more than a year', { from: '2025-01-01', until: '2026-01-02' }],
  ])('%s is refused', async (_what, period) => {
    expect((await ask(await api.join(), { ...period, format: 'csv' })).error).toBe(1290);
  });

  it('runs over as many pages as it needs, each with its head and number', async () => {
    const statement = longStatement(120);
    const pages = await pagesOf(await writePdf(statement, 'en'));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Balance');
      expect(page).toContain(`Page ${index + 1} / ${pages.length}`);
    }
    expect(pages.join(' ')).toContain('120.00');
  });

  it('lets others go on after every page, and after one page however many are written at once', async () => {
    const statement = longStatement(500);
    const pages = (await pagesOf(await writePdf(statement, 'en'))).length;
    expect(pages).toBeGreaterThan(10);
    const write = () => writePdf(statement, 'en');
    expect(await turnsDuring(write)).toBeGreaterThanOrEqual(pages);
    expect(await turnsDuring(() => Promise.all([write(), write(), write()]))).toBeGreaterThanOrEqual(3 * pages);
  });

  it('as CSV lets others go on every few hundred lines', async () => {
    const statement = longStatement(5_000);
    expect(await turnsDuring(() => writeCsv(statement))).toBeGreaterThanOrEqual(10);
  });

  it('of more postings than are read at once has each of them once', async () => {
    const member = await api.join();
    await post(
      member,
      Array.from({ length: 501 }, () => ['GIFT', '1']),
    );
    const [, ...rows] = fileOf(await ask(member, { format: 'csv' }))
      .toString()
      .trimEnd()
      .split('\r\n');
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(Array.from({ length: 501 }, (_, index) => index + 1));
  });

  it('is made one at a time for a member, and again once that is done', async () => {
    const [member, other] = [await richMember(), await richMember()];
    const blocker = await api.db.connect();
    try {
      await blocker.query('begin');
      await blocker.query('lock table posting in access exclusive mode');
      const first = ask(member, { format: 'pdf' });
      await vi.waitFor(async () => {
        const { rows } = await api.db.query(
          `select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
             and query like '%type = any%'`,
        );
        expect(rows).toHaveLength(1);
      }, 120_000);
      expect(await ask(member, { format: 'csv' })).toMatchObject({ status: 429, error: 429 });
      const others = ask(other, { format: 'csv' });
      await blocker.query('rollback');
      expect((await first).error).toBe(0);
      expect((await others).error).toBe(0);
    } finally {
      blocker.release(true);
    }
    expect((await ask(member, { format: 'csv' })).error).toBe(0);
  });
});
