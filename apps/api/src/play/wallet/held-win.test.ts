import { randomUUID } from 'node:crypto';
import { postWithin, verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { simulationStream } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { catalogue } from '@fairhouse/games/catalogue';
import { betsIn } from '@fairhouse/games/simulate';
import { amountOf } from '@fairhouse/money';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { latestWins } from '../games/latest-wins.ts';
import { loadWinBounds } from './load-win-bounds.ts';

let api: TestApi;
let operator: TestOperator;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  operator = await testOperator(api, 'anna');
});
afterAll(() => api.close());

const desk = (path: string, body: object = {}) => api.post(`/operator/${path}`, body, operator.key);

/** A member with 100.00 and a session in the game, and what the vendor can do in it. */
async function playing(game = 'nocturne') {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 10_000n),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  const { id } = catalogue.find(({ code }) => code === game)!;
  const launch = await api.post('/sys/game/getLaunchUrl', { id }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: game });
  const roundId = randomUUID();
  const call = (path: string, fields: Record<string, unknown>) =>
    callWallet(api.url, path, { user, token, gameCode: game, roundId, currency: 'USD', ...fields });
  const wallet = {
    member,
    roundId,
    call,
    bet: (amount = 100, transactionId: string = randomUUID(), more = {}) =>
      call('bet', { transactionId, amount, ...more }),
    win: (amount: number, transactionId: string = randomUUID(), more = {}) =>
      call('win', { transactionId, amount, roundClosed: true, ...more }),
    rollback: (referenceTransactionId: string) =>
      call('rollback', { transactionId: randomUUID(), referenceTransactionId, roundClosed: false }),
    cash: async () => (await api.db.query('select cash from book where member_id = $1', [member.id])).rows[0].cash,
    history: async () => (await api.post('/sys/game/history/page', {}, member.token)).data.content[0],
    held: async () => (await desk('heldWin/listPage', { memberId: Number(member.id) })).data.content,
    messages: async (headers = {}) =>
      (await api.post('/base/news/listPage', { pageNum: 1, pageSize: 20 }, member.token, headers)).data.content.map(
        ({ message }: { message: string }) => message,
      ),
    verified: async () => expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]),
  };
  expect(await wallet.bet(100, 'stake')).toMatchObject({ status: 'OK', balance: 9_900 });
  return wallet;
}

/** A round whose win of 5,001 times its stake is held. */
async function holding(more: object = {}) {
  const round = await playing();
  expect(await round.win(500_100, 'too-much', more)).toMatchObject({ status: 'WIN_HELD', balance: 9_900 });
  const [held] = await round.held();
  return { ...round, id: held.id as number };
}

describe('a win', () => {
  it('is paid up to its bound, and held above it: nothing is credited, and everybody is told so', async () => {
    const paid = await playing();
    expect(await paid.win(500_000)).toMatchObject({ status: 'OK', balance: 509_900 });
    const round = await holding();
    expect(await round.cash()).toBe(9_900n);
    expect(await round.held()).toEqual([
      expect.objectContaining({
        memberId: Number(round.member.id),
        username: round.member.username,
        vendor: 'studio',
        game: 'nocturne',
        roundId: round.roundId,
        transactionId: 'too-much',
        currency: 'USD',
        staked: 1,
        wonBefore: 0,
        win: 5_001,
        multiple: 5_001,
        bound: 5_000,
        status: 'held',
        decidedBy: null,
      }),
    ]);
    expect(await round.history()).toMatchObject({ status: 'checking', amount: 1, winAmount: 0 });
    const reported = async () => (await latestWins(api.db)('en')).filter((text) => text.includes('$5,001.00'));
    expect(await reported()).toEqual([]);
    await desk('heldWin/release', { id: round.id });
    expect(await reported()).toHaveLength(1);
    await round.verified();
  });

  it('that is held gets the same answer again, and another content under its id is a conflict', async () => {
    const round = await holding();
    const answers = await Promise.all(Array.from({ length: 20 }, () => round.win(500_100, 'too-much')));
    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(new Set(['WIN_HELD 9900']));
    for (const other of [
      round.win(500_101, 'too-much'),
      round.win(1, 'too-much'),
      round.win(0, 'too-much'),
      round.win(500_100, 'too-much', { currency: 'EUR' }),
      round.win(500_100, 'too-much', { referenceTransactionId: 'stake' }),
      round.win(500_100, 'too-much', { gameCode: 'blackjack' }),
      round.win(500_100, 'too-much', { roundId: 'another' }),
      round.bet(100, 'too-much'),
    ]) {
      expect((await other).status).toBe('DUPLICATE_TRANSACTION');
    }
    const another = { roundId: 'another' };
    expect((await round.bet(100, 'another-stake', another)).status).toBe('OK');
    expect((await round.win(100, 'too-much', another)).status).toBe('DUPLICATE_TRANSACTION');
    expect((await round.win(999_999, 'too-much', another)).status).toBe('DUPLICATE_TRANSACTION');
    expect(await round.held()).toHaveLength(1);
    expect(await round.cash()).toBe(9_800n);
    await round.verified();
  });

  it('is held when all wins of its round together pass the bound of what stands staked', async () => {
    const round = await playing();
    expect((await round.bet(100, 'second')).status).toBe('OK');
    expect((await round.win(600_000, 'first-win', { referenceTransactionId: 'stake' })).status).toBe('OK');
    expect((await round.win(400_000, 'second-win')).status).toBe('OK');
    expect((await round.win(1, 'one-cent')).status).toBe('WIN_HELD');
    expect((await round.win(0, 'nothing')).status).toBe('OK');
    expect((await round.win(600_000, 'first-win', { referenceTransactionId: 'stake' })).status).toBe('OK');
    expect((await round.held())[0]).toMatchObject({ staked: 2, wonBefore: 10_000, win: 0.01, multiple: 5_000 });

    const half = await playing();
    await half.bet(100, 'taken-back');
    expect((await half.rollback('taken-back')).status).toBe('OK');
    expect((await half.win(500_001)).status).toBe('WIN_HELD');
  });

  it.each([
    ['that names its bet', { referenceTransactionId: 'stake' }],
    ['that names none', {}],
  ])('%s and is held has answered the bet: it cannot be taken back', async (_, more) => {
    const round = await holding(more);
    expect((await round.rollback('stake')).status).toBe('DUPLICATE_TRANSACTION');
    expect(await round.cash()).toBe(9_900n);
    expect((await desk('heldWin/release', { id: round.id })).error).toBe(0);
    expect((await round.rollback('stake')).status).toBe('DUPLICATE_TRANSACTION');
    expect(await round.cash()).toBe(510_000n);
    await round.verified();
  });

  it('naming a bet that was taken back is refused, however large it is', async () => {
    const round = await playing();
    await round.bet(100, 'gone');
    await round.rollback('gone');
    expect((await round.win(900_000, undefined, { referenceTransactionId: 'gone' })).status).toBe(
      'TRANSACTION_DOES_NOT_EXIST',
    );
    expect(await round.held()).toEqual([]);
  });
});

describe('a held win', () => {
  it('is credited once, by whichever of sixteen releases comes first', async () => {
    const round = await holding({ referenceTransactionId: 'stake' });
    const answers = await Promise.all(Array.from({ length: 16 }, () => desk('heldWin/release', { id: round.id })));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    for (const { error, message } of answers.filter(({ error }) => error !== 0)) {
      expect(error).toBe(errorCodes.wrongState);
      expect(message).toContain('released');
    }
    expect(await round.cash()).toBe(510_000n);
    expect(await round.history()).toMatchObject({ status: 'closed', winAmount: 5_001 });
    const again = await round.win(500_100, 'too-much', { referenceTransactionId: 'stake' });
    expect(again).toMatchObject({ status: 'OK', balance: 510_000, transactionId: 'too-much' });
    expect((await round.win(500_101, 'too-much', { referenceTransactionId: 'stake' })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    expect((await desk('heldWin/refuse', { id: round.id, reason: 'too late' })).error).toBe(errorCodes.wrongState);
    expect(await round.cash()).toBe(510_000n);
    expect(await round.messages()).toEqual([
      'We have reviewed your win of $5,001.00 in Nocturne and added it to your balance.',
    ]);
    expect(await round.messages({ 'x-fe-lang': 'fil' })).toEqual([
      'Nasuri na namin ang panalo mong $5,001.00 sa Nocturne at idinagdag ito sa balanse mo.',
    ]);
    const { rows } = await api.db.query('select actor, command, before, after from audit_event where subject = $1', [
      `held-win:${round.id}`,
    ]);
    expect(rows).toEqual([
      {
        actor: 'operator:anna',
        command: 'heldWin.release',
        before: { status: 'held' },
        after: {
          status: 'released',
          win: '5001.00 USD',
          round: `studio nocturne ${round.roundId}`,
        },
      },
    ]);
    await round.verified();
  });

  it('is decided one way, though releases, refusals and the vendor all come at once', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const round = await holding();
      const [decided, asked] = await Promise.all([
        Promise.all(
          Array.from({ length: 16 }, (_, n) =>
            n % 2 === turn % 2
              ? desk('heldWin/release', { id: round.id })
              : desk('heldWin/refuse', { id: round.id, reason: 'A test' }),
          ),
        ),
        Promise.all(Array.from({ length: 16 }, () => round.win(500_100, 'too-much'))),
      ]);
      expect(decided.filter(({ error }) => error === 0)).toHaveLength(1);
      const [{ status }] = await round.held();
      const [answer, cash] = status === 'released' ? ['OK', 510_000n] : ['WIN_REFUSED', 9_900n];
      for (const { status } of asked) expect(['WIN_HELD', answer]).toContain(status);
      expect((await round.win(500_100, 'too-much')).status).toBe(answer);
      expect(await round.cash()).toBe(cash);
      await round.verified();
    }
  });

  it('that is refused is never credited: the round is over, and vendor and member are told', async () => {
    const round = await holding({ roundClosed: false });
    expect((await desk('heldWin/refuse', { id: round.id, reason: '' })).error).toBe(errorCodes.missingField);
    const refused = await operator.run('wins', 'refuse', String(round.id), '--reason', 'The vendor reported a fault.');
    expect(refused.out).toContain('refused by anna');
    for (const _ of [1, 2]) {
      expect(await round.win(500_100, 'too-much')).toMatchObject({ status: 'WIN_REFUSED', balance: 9_900 });
    }
    expect((await desk('heldWin/release', { id: round.id })).error).toBe(errorCodes.wrongState);
    expect((await round.bet(100)).status).toBe('DUPLICATE_TRANSACTION');
    expect(await round.history()).toMatchObject({ status: 'closed', winAmount: 0 });
    expect(await round.messages()).toEqual([
      'We reviewed your win of $5,001.00 in Nocturne and will not pay it: The vendor reported a fault. If you disagree, please contact us.',
    ]);
    const { rows } = await api.db.query('select actor, command, after from audit_event where subject = $1', [
      `held-win:${round.id}`,
    ]);
    expect(rows).toMatchObject([
      { actor: 'operator:anna', command: 'heldWin.refuse', after: { reason: 'The vendor reported a fault.' } },
    ]);
    expect(await round.cash()).toBe(9_900n);
    await round.verified();
  });

  it('is decided by operators alone, and one that is not there by nobody', async () => {
    const round = await holding();
    expect((await api.post('/operator/heldWin/release', { id: round.id }, round.member.token)).error).toBe(
      errorCodes.loginAgain,
    );
    expect((await desk('heldWin/release', { id: 999_999 })).error).toBe(errorCodes.noSuchThing);
    const listed = await operator.run('wins');
    expect(listed.out).toMatch(new RegExp(`${round.id} .* studio nocturne .* 1.00 USD +5001.00 USD +5001× +5000×`));
    expect((await operator.run('wins', 'release', String(round.id))).out).toContain('released by anna');
    expect((await operator.run('wins', 'list', 'held')).out).not.toContain(round.roundId);
  });
});

describe('the bound', () => {
  afterEach(() => api.db.query('delete from win_bound'));

  const statusOf = async (win: number) => (await (await playing()).win(win)).status;

  it('of the game goes before that of its vendor, and that before the usual one; changes hold at once', async () => {
    await api.db.query('delete from win_bound');
    const begun = await playing();
    expect(await statusOf(10_000 * 100)).toBe('OK');
    expect(await statusOf(10_000 * 100 + 1)).toBe('WIN_HELD');
    await operator.run('wins', 'bound', 'studio', '50', '--reason', 'A new vendor');
    expect(await statusOf(5_001)).toBe('WIN_HELD');
    const set = await operator.run('wins', 'bound', 'studio', 'nocturne', '200', '--reason', 'Its paytable says so');
    expect(set.out).toMatch(/studio +all others +50×.*operator:anna\nstudio +nocturne +200×.*operator:anna/);
    expect((await begun.win(20_000)).status).toBe('OK');
    expect((await begun.win(1)).status).toBe('WIN_HELD');
    expect((await desk('winBound/unset', { vendor: 'studio', game: 'nocturne', reason: 'Back' })).error).toBe(0);
    expect(await statusOf(5_001)).toBe('WIN_HELD');
    await operator.run('wins', 'bound', 'studio', 'none', '--reason', 'Back');
    expect(await statusOf(5_001)).toBe('OK');
    const { rows } = await api.db.query(
      `select actor, subject, command, before, after from audit_event where subject like 'win-bound:%' order by id`,
    );
    expect(rows.slice(-4)).toEqual([
      {
        actor: 'operator:anna',
        subject: 'win-bound:studio',
        command: 'winBound.set',
        before: { multiple: null, name: 'studio none of its own' },
        after: { multiple: 50, name: 'studio 50×', reason: 'A new vendor' },
      },
      expect.objectContaining({
        subject: 'win-bound:studio/nocturne',
        after: expect.objectContaining({ multiple: 200 }),
      }),
      expect.objectContaining({ command: 'winBound.unset', before: { multiple: 200, name: 'studio/nocturne 200×' } }),
      expect.objectContaining({ command: 'winBound.unset', before: { multiple: 50, name: 'studio 50×' } }),
    ]);
    const { out } = await operator.run('wins', 'bounds', 'history');
    expect(out).toMatch(/anna +studio\/nocturne 200× +studio\/nocturne none of its own +Back/);
    expect(out).toMatch(/start +studio\/nocturne none of its own +studio\/nocturne 5000×/);
  });

  it('of every game is shown with whose it is, to who sees held wins; who may not set it is refused', async () => {
    const cashier = await addOperator(api.db, 'a-cashier', ['cashier']);
    const listed = async (code: string) =>
      (await api.post('/operator/winBound/listGames', {}, cashier)).data.find(
        ({ vendor, game }: { vendor: string; game: string }) => vendor === 'studio' && game === code,
      );
    const usual = { name: 'Nocturne', multiple: 10_000, source: 'usual', setBy: null, setTime: null };
    expect(await listed('nocturne')).toMatchObject(usual);
    await desk('winBound/set', { vendor: 'studio', multiple: 50, reason: 'A test' });
    await desk('winBound/set', { vendor: 'studio', game: 'nocturne', multiple: 200, reason: 'A test' });
    expect(await listed('nocturne')).toMatchObject({
      multiple: 200,
      source: 'own',
      setBy: 'operator:anna',
      setTime: expect.any(String),
    });
    await desk('winBound/unset', { vendor: 'studio', game: 'nocturne', reason: 'A test' });
    expect(await listed('nocturne')).toMatchObject({ ...usual, multiple: 50, source: 'vendor' });

    const of = { vendor: 'studio', game: 'nocturne', reason: 'A test' };
    for (const [call, body] of [
      ['set', { ...of, multiple: 7 }],
      ['unset', of],
    ] as const)
      expect((await api.post(`/operator/winBound/${call}`, body, cashier)).error).toBe(errorCodes.notPermitted);
    const writer = await addOperator(api.db, 'a-writer', ['content']);
    expect((await api.post('/operator/winBound/listGames', {}, writer)).error).toBe(errorCodes.notPermitted);
  });

  it('is set for what there is only', async () => {
    for (const of of [{ vendor: 'nobody' }, { vendor: 'studio', game: 'nothing' }]) {
      const answer = await desk('winBound/set', { ...of, multiple: 10, reason: 'A test' });
      expect(answer.error).toBe(errorCodes.noSuchThing);
    }
    for (const multiple of [0, -1, 1_000_001, 1.5]) {
      expect((await desk('winBound/set', { vendor: 'studio', multiple, reason: 'A test' })).error).not.toBe(0);
    }
    expect((await desk('winBound/set', { vendor: 'studio', multiple: 10, reason: '' })).error).toBe(
      errorCodes.missingField,
    );
    expect((await operator.run('wins', 'bound', 'studio', 'many', '--reason', 'A test')).code).toBe(2);
  });

  it('of a game with a shared pot lets through what the pot pays at most, in each currency, and nothing beyond', async () => {
    const { code, largestWin, pot } = catalogue.find(({ pot }) => pot)!;
    await loadWinBounds(api.db, 'studio', catalogue);
    const most = largestWin * 100 + Number(pot!.most.USD);
    const round = await playing(code);
    expect(await round.win(most)).toMatchObject({ status: 'OK', balance: 9_900 + most });
    const beyond = await playing(code);
    expect(await beyond.win(most + 1)).toMatchObject({ status: 'WIN_HELD' });
    const { rows } = await api.db.query('select currency, most from win_bound_pot where game_code = $1', [code]);
    expect(Object.fromEntries(rows.map((row) => [row.currency, row.most]))).toEqual(pot!.most);
    // Anyone who lowers a bound has something in mind: then it is that bound and no pot beside it.
    await desk('winBound/set', { vendor: 'studio', game: code, multiple: largestWin, reason: 'A test' });
    const looked = await playing(code);
    expect(await looked.win(largestWin * 100 + 1)).toMatchObject({ status: 'WIN_HELD' });
    // A game that has none any more, or never had one, has its stake alone.
    await loadWinBounds(api.db, 'studio', [{ code, largestWin, pot: null }]);
    expect((await api.db.query('select from win_bound_pot where game_code = $1', [code])).rowCount).toBe(0);
    await loadWinBounds(api.db, 'studio', catalogue);
  });

  it('of our own games follows their rules, until an operator decides', async () => {
    const multiple = async () =>
      (await desk('winBound/listAll')).data.find(({ game }: { game: string }) => game === 'nocturne')?.multiple;
    await loadWinBounds(api.db, 'studio', catalogue);
    expect(await multiple()).toBe(5_000);
    await loadWinBounds(api.db, 'studio', [{ code: 'nocturne', largestWin: 6_000 }]);
    expect(await multiple()).toBe(6_000);
    await desk('winBound/unset', { vendor: 'studio', game: 'nocturne', reason: 'A test' });
    await loadWinBounds(api.db, 'studio', catalogue);
    expect(await multiple()).toBeUndefined();
    await desk('winBound/set', { vendor: 'studio', game: 'nocturne', multiple: 7, reason: 'A test' });
    await loadWinBounds(api.db, 'studio', catalogue);
    expect(await multiple()).toBe(7);
  });

  it.each(games.map((game) => [game.code, game] as const))('of %s is no smaller than its largest win', (code, game) => {
    const bound = catalogue.find((row) => row.code === code)!.largestWin;
    // In multiples of the first stake, so that no further stake can make it more.
    expect(bound).toBeGreaterThanOrEqual(game.declared.maxWin);
    const below = simulationStream(2_026);
    const read = game.readBet(betsIn(game)[0], 'USD');
    if (!read.ok) throw new Error(read.reason);
    for (let round = 0; round < 300; round++) {
      const actions: string[] = [];
      // Drawn again from the same numbers after every action.
      const seed = below(2 ** 31);
      let progress = game.play(read.bet, actions, simulationStream(seed));
      while (!progress.done) {
        actions.push(progress.next[below(progress.next.length)]!.action);
        progress = game.play(read.bet, actions, simulationStream(seed));
      }
      expect(progress.win).toBeLessThanOrEqual(bound * progress.staked);
    }
  });
});
