import { randomUUID } from 'node:crypto';
import { liveMessage } from '@fairhouse/contract/play';
import { vendorTableOrderAnswer, vendorTablesAnswer, vendorWordsAnswer } from '@fairhouse/contract/vendor-tables';
import { channels, readWords, removeOldWords } from '@fairhouse/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askSigned } from '../fixtures/ask-signed.ts';
import { type RunningStudio, runningStudio } from '../fixtures/running-studio.ts';

// Any game's session will do to say something: the table has its code.
const code = 'nocturne';
const other = 'blackjack';
let casino: RunningStudio;
let heard: unknown[] = [];
let orders = 0;

beforeAll(async () => {
  casino = await runningStudio();
  await casino.db.query('insert into live_table (code) values ($1), ($2)', [code, other]);
  casino.broker.subscribe(channels.tables, (message) => heard.push(liveMessage.parse(message)));
});
afterAll(() => casino.close());
beforeEach(async () => {
  await casino.db.query('truncate live_message, live_mute');
  await order({ order: 'words', table: code, on: true });
  heard = [];
});

/** What the pages of the table have been sent but for the switch. */
const messages = () => heard.filter((message) => (message as { type: string }).type !== 'words');

async function order(one: object, id = ++orders) {
  const { status, body } = await askSigned(casino, '/reports/tables/order', { id, ...one });
  return body.ok ? vendorTableOrderAnswer.parse(body.data).state : `${status} ${body.error.code}`;
}

const wordsOf = async (asked: object) =>
  vendorWordsAnswer.parse((await askSigned(casino, '/reports/tables/words', asked)).body.data);
const tables = async () => vendorTablesAnswer.parse((await askSigned(casino, '/reports/tables', {})).body.data).tables;
const say = async (session: string, text: string) => casino.play(session, 'say', { text });
/** Makes everything that was said longer ago. */
const age = (seconds: number) =>
  casino.db.query('update live_message set at = at - make_interval(secs => $1)', [seconds]);

describe('what is said at a table', () => {
  it('reaches the pages, the next snapshot, and the desk with the name at the wallet', async () => {
    const said = await say(await casino.launch(code), '  good   luck ');
    expect(said.data.word).toMatchObject({ player: 'pl•••', text: 'good luck' });
    expect(heard).toEqual([{ type: 'word', table: code, word: said.data.word }]);
    expect(await readWords(casino.db, code)).toEqual([said.data.word]);
    const { words, isLast } = await wordsOf({ table: code });
    expect(isLast).toBe(true);
    const { by, isRemoved, ...word } = said.data.word;
    expect([by, isRemoved]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), false]);
    expect(words).toEqual([{ ...word, table: code, user: expect.stringMatching(/^u-/), removedAt: null }]);
  });

  it('is shown as the last thirty, the newest last', async () => {
    await casino.db.query(`insert into live_speaker (wallet_user) values ('u-1') on conflict do nothing`);
    await casino.db.query(
      `insert into live_message (table_code, wallet_user, alias, text, at)
       select $1, 'u-1', 'pl•••', 'word ' || n, now() - make_interval(secs => 1000 - n) from generate_series(1, 40) n`,
      [code],
    );
    const words = await readWords(casino.db, code);
    expect(words?.map(({ text }) => text)).toEqual(Array.from({ length: 30 }, (_, at) => `word ${at + 11}`));
  });

  it('is on at a new table', async () => {
    expect((await say(await casino.launch(other), 'hello')).ok).toBe(true);
    expect((await readWords(casino.db, other))?.map(({ text }) => text)).toEqual(['hello']);
  });

  it('is not for those who play for fun, nor for tables where it is off', async () => {
    expect((await say(await casino.launchForFun(code), 'hello')).error.code).toBe('NOTHING_SAID');
    const session = await casino.launch(code);
    await order({ order: 'words', table: code, on: false });
    expect((await say(session, 'hello')).error.code).toBe('NOTHING_SAID');
    expect(await readWords(casino.db, code)).toBeNull();
    expect(messages()).toEqual([]);
  });

  it('is one thing in three seconds, and ten in five minutes, also of several sessions', async () => {
    const [session, second] = [await casino.launch(code, 'busy'), await casino.launch(code, 'busy')];
    expect((await say(session, 'one')).ok).toBe(true);
    // As if it were still to be said in a minute: the three seconds cannot pass on a slow machine.
    await age(-60);
    const refused = await say(second, 'two');
    expect(refused.error).toMatchObject({ code: 'SAID_TOO_OFTEN' });
    expect(refused.error.retryAfterMs).toBeGreaterThan(3_000);
    await age(60);
    expect((await say(await casino.launch(code), 'somebody else')).ok).toBe(true);
    for (let more = 0; more < 9; more++) {
      await age(10);
      expect((await say(session, `more ${more}`)).ok).toBe(true);
    }
    await age(10);
    const { error } = await say(session, 'the eleventh');
    expect(error.code).toBe('SAID_TOO_OFTEN');
    expect(error.retryAfterMs).toBeGreaterThan(150_000);
    await age(300);
    expect((await say(session, 'later')).ok).toBe(true);
  });

  it('waits half a minute between two messages of a player where it is slowed down', async () => {
    await order({ order: 'words', table: code, on: true, everySeconds: 30 });
    expect((await tables()).find((table) => table.code === code)).toMatchObject({ wordsEverySeconds: 30 });
    const session = await casino.launch(code, 'slow');
    expect((await say(session, 'one')).ok).toBe(true);
    await age(10);
    expect((await say(session, 'two')).error).toMatchObject({
      code: 'SAID_TOO_OFTEN',
      retryAfterMs: expect.any(Number),
    });
    await age(20);
    expect((await say(session, 'two')).ok).toBe(true);
  });

  it('has the same author in all messages of a player, and another for another', async () => {
    const session = await casino.launch(code, 'author');
    const first = await say(session, 'one');
    await age(10);
    const second = await say(await casino.launch(other, 'author'), 'two');
    const third = await say(await casino.launch(code, 'another'), 'three');
    expect(second.data.word.by).toBe(first.data.word.by);
    expect(third.data.word.by).not.toBe(first.data.word.by);
  });

  it('is only read until the wallet says more, and not shown at all where it says nothing', async () => {
    try {
      casino.wallet.chat = 'read';
      expect((await say(await casino.launch(code), 'hello')).error.code).toBe('MAIL_NEEDED');
      casino.wallet.chat = 'off';
      expect((await say(await casino.launch(code), 'hello')).error.code).toBe('NOTHING_SAID');
    } finally {
      casino.wallet.chat = 'write';
    }
    expect(messages()).toEqual([]);
  });

  it('rejects a message when the wallet takes the session no longer, as on a break, and when it does not answer', async () => {
    const session = await casino.launch(code);
    expect((await say(session, 'before')).ok).toBe(true);
    await age(10);
    try {
      casino.wallet.hasEnded = true;
      expect((await say(session, 'on a break')).error.code).toBe('SESSION_EXPIRED');
    } finally {
      casino.wallet.hasEnded = false;
    }
    casino.wallet.faults.set('balance', ['unheard']);
    expect((await say(session, 'not heard')).error.code).toBe('WALLET_UNAVAILABLE');
    expect((await readWords(casino.db, code))?.map(({ text }) => text)).toEqual(['before']);
  });

  it('is said once of two that are sent at the same time', async () => {
    const session = await casino.launch(code, 'twice');
    const both = await Promise.all([say(session, 'one'), say(session, 'two')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused where it leads away or hurts', async () => {
    const session = await casino.launch(code);
    expect((await say(session, 'join www.example today')).error.code).toBe('NOT_TO_BE_SAID');
    expect((await say(session, 'x'.repeat(201))).error.code).toBe('WRONG_INPUT');
    expect(heard).toEqual([]);
  });

  it('is forgotten after thirty days', async () => {
    await say(await casino.launch(code), 'old');
    await age(30 * 86_400 - 60);
    expect(await removeOldWords(casino.db, new Date())).toBe(0);
    await age(120);
    expect(await removeOldWords(casino.db, new Date())).toBe(1);
    expect((await wordsOf({ table: code })).words).toEqual([]);
  });
});

describe('an order of the casino', () => {
  it('takes words out, once, and of its table alone', async () => {
    const { data } = await say(await casino.launch(code), 'first');
    const ids = [data.word.id];
    heard = [];
    expect(await order({ order: 'unsay', table: other, ids })).toBe('done');
    expect(heard).toEqual([]);
    expect(await order({ order: 'unsay', table: code, ids })).toBe('done');
    expect(await order({ order: 'unsay', table: code, ids })).toBe('done');
    expect(heard).toEqual([{ type: 'unsaid', table: code, ids }]);
    expect(await readWords(casino.db, code)).toEqual([{ ...data.word, text: '', isRemoved: true }]);
    expect((await wordsOf({ table: code })).words[0]).toMatchObject({ text: 'first', removedAt: expect.any(String) });
  });

  it('mutes a player at every table until a time, for good, and not any more', async () => {
    const session = await casino.launch(code, 'loud');
    const { data } = await say(session, 'hello');
    const { user } = (await wordsOf({ table: code })).words.find(({ id }) => id === data.word.id)!;
    await age(10);
    const until = (ms: number) => new Date(Date.now() + ms).toISOString();
    expect(await order({ order: 'mute', user, until: until(60_000) })).toBe('done');
    expect((await say(session, 'again')).error.code).toBe('MUTED');
    expect(await order({ order: 'mute', user, until: until(-1) })).toBe('done');
    expect((await say(session, 'again')).ok).toBe(true);
    await age(10);
    expect(await order({ order: 'mute', user, until: null })).toBe('done');
    expect((await say(session, 'more')).error.code).toBe('MUTED');
    expect(await order({ order: 'unmute', user })).toBe('done');
    expect((await say(session, 'more')).ok).toBe(true);
  });

  it('that is older undoes nothing, and comes twice without harm', async () => {
    const [earlier, later] = [++orders, ++orders];
    expect(await order({ order: 'rest', table: code }, later)).toBe('done');
    expect(await order({ order: 'open', table: code }, earlier)).toBe('overtaken');
    expect(await order({ order: 'rest', table: code }, later)).toBe('done');
    expect((await tables()).find((table) => table.code === code)).toMatchObject({ rests: true, words: true });
    expect(await order({ order: 'open', table: code })).toBe('done');
    expect((await tables()).find((table) => table.code === code)).toMatchObject({ rests: false });

    const [mute, unmute] = [++orders, ++orders];
    expect(await order({ order: 'unmute', user: 'u-1' }, unmute)).toBe('done');
    expect(await order({ order: 'mute', user: 'u-1', until: null }, mute)).toBe('overtaken');
  });

  it('empties the list of the pages where words are switched off, and fills it where they are switched on', async () => {
    const { data } = await say(await casino.launch(code), 'last');
    heard = [];
    await order({ order: 'words', table: code, on: false });
    await order({ order: 'words', table: code, on: true });
    expect(heard).toEqual([
      { type: 'words', table: code, words: null },
      { type: 'words', table: code, words: [data.word] },
    ]);
  });

  it('forgets a player: what was said, and how others saw who said it', async () => {
    const session = await casino.launch(code, 'gone');
    await say(session, 'remember me');
    await say(await casino.launch(code, 'stays'), 'and me');
    const { user } = (await wordsOf({ table: code })).words.find(({ text }) => text === 'remember me')!;
    expect(await order({ order: 'forget', user })).toBe('done');
    expect((await wordsOf({ user })).words).toEqual([]);
    expect((await wordsOf({ table: code })).words.map(({ text }) => text)).toEqual(['and me']);
    const { rows } = await casino.db.query(
      'select count(*)::int as shown from play_session s join player p on p.id = s.player_id where p.wallet_user = $1 and alias is not null',
      [user],
    );
    expect(rows[0]?.shown).toBe(0);
    expect((await casino.db.query('select from live_speaker where wallet_user = $1', [user])).rowCount).toBe(0);
  });

  it('is refused for a table that is not there, and in a form that is none', async () => {
    expect(await order({ order: 'rest', table: 'no-such-table' })).toBe('200 NOT_FOUND');
    expect(await order({ order: 'close', table: code })).toBe('400 WRONG_INPUT');
    const signed = { secret: 'x'.repeat(32) };
    expect((await askSigned(casino, '/reports/tables/order', { id: 1 }, signed)).status).toBe(401);
    expect((await askSigned(casino, '/reports/tables/words', { size: 201 })).status).toBe(400);
  });
});

describe('how a table stands', () => {
  async function round(number: number, state: string) {
    const chain = randomUUID();
    await casino.db.query(
      `insert into live_chain (id, table_code, links, chain_end, last_link, beacon, beacon_round, salt, salted_at, next_link, logged_at)
       values ($1, $2, 1000, 'end', 'last', 'test', 1, 'salt', now(), 11, now())`,
      [chain, code],
    );
    const isDecided = ['RESULT', 'SETTLE', 'CLOSED'].includes(state);
    await casino.db.query(
      `insert into live_round (table_code, number, definition_hash, chain_id, link, server_seed_hash, state, fence, closes_at, started_at, server_seed, outcome, settled_at)
       values ($1, $2::int, 'hash', $3, $2::int, 'seed before', $4, 1, now(), $5, $6, $7, $8)`,
      [
        code,
        number,
        chain,
        state,
        ...(isDecided ? [new Date(), 'seed', '{}'] : [null, null, null]),
        state === 'CLOSED' ? new Date() : null,
      ],
    );
  }
  const bet = (number: number, state: string, cost: number, user: string | null = 'u-1') =>
    casino.db.query(
      `insert into live_bet (id, table_code, round_number, player_id, session_id, play_id, wallet_user, currency, bet, cost, state, closed_at, win, outcome)
       values ($1, $2, $3, $4, $4, $1::uuid::text, $5, 'USD', '{}', $6, $7, case when $7 in ('CLOSED', 'REFUSED') then now() end, 0, '{}')`,
      [randomUUID(), code, number, randomUUID(), user, cost, state],
    );
  const standing = async () => (await tables()).find((table) => table.code === code)!;

  it('is shown with its round, its stakes for money, its chain and what it owes', async () => {
    expect(await standing()).toMatchObject({ round: null, movedAt: null, chain: null, settled: null, alive: false });
    await round(1, 'CLOSED');
    await bet(1, 'CLOSED', 500);
    await bet(1, 'SETTLING', 100);
    await bet(1, 'HELD', 100);
    await bet(1, 'SETTLING', 100, null);
    await round(2, 'OPEN');
    await bet(2, 'PLACED', 300);
    await bet(2, 'PLACED', 200);
    await bet(2, 'PLACED', 50, 'u-2');
    await bet(2, 'REFUSED', 9_000);
    await bet(2, 'PLACED', 9_000, null);
    await casino.db.query(`update live_table set held_until = now() + interval '10 s' where code = $1`, [code]);
    const now = await standing();
    expect(now).toMatchObject({
      code,
      name: 'Nocturne',
      alive: true,
      round: { number: 2, state: 'OPEN', bets: 3, players: 2, stakes: [{ currency: 'USD', amount: 550 }] },
      chain: { end: 'end', links: 1000, left: 990, salted: true },
      settled: { number: 1, tookMs: 0 },
      owed: { bets: 1, since: expect.any(String) },
    });
    expect(Date.now() - Date.parse(now.movedAt!)).toBeLessThan(60_000);
    // Beside those of the casino.
    expect((await tables()).map((table) => table.code)).toEqual(expect.arrayContaining([other, code]));
  });
});
