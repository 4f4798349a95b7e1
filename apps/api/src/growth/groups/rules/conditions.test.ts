import { randomUUID } from 'node:crypto';
import { type GroupCondition, type GroupRule, groupConditions } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAgo, type GroupsCasino, openGroupsCasino } from '../groups.fixture.ts';
import { countChosen, sampleChosen } from './chosen.store.ts';
import { compileRule } from './compile-rule.ts';
import { readRule } from './read-rule.ts';

let casino: GroupsCasino;
beforeAll(async () => {
  casino = await openGroupsCasino();
});
afterAll(() => casino.close());

/** Whom of these members a rule means. */
async function meant(rule: GroupRule, of: readonly bigint[]): Promise<bigint[]> {
  const read = readRule(rule);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const found = await inTransaction(casino.db, (tx) => sampleChosen(tx, compileRule(read.data), 10_000));
  const ids = new Set(found.map(({ id }) => id));
  return of.filter((id) => ids.has(id));
}
const is = (condition: GroupCondition, parameters: object = {}): GroupRule => ({
  is: condition,
  with: parameters as never,
});
const minute = 60_000;
const now = Date.now();

/** Makes somebody who is meant and somebody who is just not. */
type Pair = () => Promise<[meant: bigint, not: bigint]>;
const members = async (one: object, other: object): Promise<[bigint, bigint]> => [
  await casino.newMember(one),
  await casino.newMember(other),
];
const two = () => members({}, {});
const deposit = (id: bigint, minor: bigint, at?: Date) => casino.post(id, 'DEPOSIT', minor, at);
const chargedBack = async (id: bigint, minor: bigint) => casino.takeBack(id, minor, await deposit(id, minor));
const bonus = (id: bigint, more: { status?: string; wagered?: bigint; endedAt?: Date } = {}) =>
  casino.db.query(
    `insert into bonus (member_id, promotion, period, status, currency, amount, required, most_counted, idle_ms, shares, own,
       locked, wagered, counted_seq, last_bet_at, given_by, ended_at)
     values ($1, 'given', $2, $3, 'USD', 100, 5000, 200, 1000, '{}', 0, 100, $4, 0, now(), 'test', $5)`,
    [id, randomUUID(), more.status ?? 'active', more.wagered ?? 0n, more.endedAt ?? null],
  );
const alertOf = async (id: bigint, state: string) => {
  const code = `rule-${randomUUID().slice(0, 8)}`;
  await casino.db.query(
    `insert into risk_rule (code, version, kind, parameters, severity, content_hash, saved_by, reason)
     values ($1, 1, 'x', '{}', 'low', $2, 'test', 'test')`,
    [code, '0'.repeat(64)],
  );
  await casino.db.query(
    `insert into risk_alert (code, version, kind, severity, subject, member_id, window_key, event_at, facts, state, decided_by,
       decided_at)
     values ($1, 1, 'x', 'low', 'member', $2, 'w', now(), '{}', $3, case when $3 = 'open' then null else 'test' end,
       case when $3 = 'open' then null::timestamptz else now() end)`,
    [code, id, state],
  );
};

const borders: Record<GroupCondition, { rule: GroupRule; pair: Pair }[]> = {
  country: [{ rule: is('country', { is: ['DE', 'US'] }), pair: () => members({ country: 'DE' }, { country: 'PH' }) }],
  currency: [{ rule: is('currency', { is: ['EUR'] }), pair: () => members({ currency: 'EUR' }, {}) }],
  language: [{ rule: is('language', { is: 'fil' }), pair: () => members({ language: 'fil' }, {}) }],
  joined: [
    {
      rule: is('joined', { from: '2026-03-01', until: '2026-03-01' }),
      pair: () =>
        members({ joined: new Date('2026-03-01T23:59:59.999Z') }, { joined: new Date('2026-03-02T00:00:00.000Z') }),
    },
    {
      rule: is('joined', { from: '2026-03-01' }),
      pair: () =>
        members({ joined: new Date('2026-03-01T00:00:00.000Z') }, { joined: new Date('2026-02-28T23:59:59.999Z') }),
    },
  ],
  accountAge: [
    {
      rule: is('accountAge', { least: 30 }),
      pair: () => members({ joined: daysAgo(30) }, { joined: new Date(now - 30 * 86_400_000 + minute) }),
    },
    { rule: is('accountAge', { most: 29 }), pair: () => members({ joined: daysAgo(29.9) }, { joined: daysAgo(30) }) },
  ],
  vipLevel: [
    { rule: is('vipLevel', { least: 20, most: 30 }), pair: () => members({ vipLevel: 30 }, { vipLevel: 31 }) },
  ],
  tagged: [
    {
      rule: is('tagged', { tag: 'high roller' }),
      async pair() {
        const pair = await two();
        await casino.db.query(
          `insert into member_tag (member_id, tag, added_by) values ($1, 'high roller', 'test'), ($2, 'high', 'test')`,
          pair,
        );
        return pair;
      },
    },
  ],
  mailVerified: [{ rule: is('mailVerified'), pair: () => members({ verified: true }, {}) }],
  documentAccepted: [
    {
      rule: is('documentAccepted', { kind: 'addressProof' }),
      async pair() {
        const pair = await two();
        for (const [index, id] of pair.entries()) {
          await casino.db.query(
            `insert into member_document (member_id, kind, status, file_ids)
             values ($1, 'addressProof', $2, '{1}'), ($1, 'idcardProof', 'accepted', '{1}')`,
            [id, index === 0 ? 'accepted' : 'waiting'],
          );
        }
        return pair;
      },
    },
  ],
  takesOffers: [{ rule: is('takesOffers'), pair: () => members({}, { takesOffers: false }) }],
  suspended: [{ rule: is('suspended'), pair: () => members({ enabled: false }, {}) }],
  playBarred: [
    {
      rule: is('playBarred'),
      async pair() {
        const pair = await two();
        await casino.db.query(`insert into play_block (member_id, reason, blocked_by) values ($1, 'test', 'test')`, [
          pair[0],
        ]);
        return pair;
      },
    },
  ],
  invited: [
    {
      rule: is('invited'),
      async pair() {
        const pair = await two();
        await casino.db.query(`insert into invitation (inviter_id, member_id) values ($1, $2)`, [pair[1], pair[0]]);
        return pair;
      },
    },
  ],
  invitedBy: [
    {
      rule: is('invitedBy', { member: 100_001 }),
      async pair() {
        const pair = await two();
        const other = await casino.newMember();
        await casino.db.query(`insert into invitation (inviter_id, member_id) values (100001, $1), ($3, $2)`, [
          ...pair,
          other,
        ]);
        return pair;
      },
    },
  ],
  seen: [
    {
      rule: is('seen', { days: 7 }),
      async pair() {
        const pair = await two();
        for (const [index, id] of pair.entries()) {
          await casino.db.query(
            `insert into member_session (token_hash, member_id, last_seen_at, expires_at, address, user_agent)
             values (sha256($1::text::bytea), $2, $3, now(), '192.0.2.1', '')`,
            [randomUUID(), id, new Date(daysAgo(7).getTime() + (index === 0 ? minute : -minute))],
          );
        }
        return pair;
      },
    },
  ],
  played: [
    {
      rule: is('played', { days: 7 }),
      async pair() {
        const pair = await two();
        await casino.round(pair[0], 100n, new Date(daysAgo(7).getTime() + minute));
        await casino.round(pair[1], 100n, new Date(daysAgo(7).getTime() - minute));
        return pair;
      },
    },
  ],
  staked: [
    {
      rule: is('staked', { currency: 'USD', days: 7, least: '5' }),
      async pair() {
        const pair = await two();
        for (const id of pair) await casino.round(id, 300n, daysAgo(1));
        await casino.round(pair[0], 200n, daysAgo(2));
        await casino.round(pair[1], 300n, daysAgo(2), { returned: 101n });
        await casino.round(pair[1], 900n, daysAgo(8));
        return pair;
      },
    },
    {
      rule: is('staked', { currency: 'USD', days: 7, least: '5', game: 'dice' }),
      async pair() {
        const pair = await two();
        await casino.round(pair[0], 500n, daysAgo(1), { game: 'dice' });
        await casino.round(pair[1], 500n, daysAgo(1), { game: 'slot' });
        return pair;
      },
    },
    {
      rule: is('staked', { currency: 'USD', days: 7, least: '5', category: 'Table Games' }),
      async pair() {
        const pair = await two();
        await casino.db.query(
          `insert into vendor (id, name, secret_name, launch_url) values ('studio', 'Studio', 'X', 'http://localhost')`,
        );
        await casino.db.query(
          `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
           values (1, 'roulette', 'studio', 'Roulette', '', 'Table Games', 1, true, true, false)`,
        );
        await casino.round(pair[0], 500n, daysAgo(1), { game: 'roulette' });
        await casino.round(pair[1], 500n, daysAgo(1), { game: 'slot' });
        return pair;
      },
    },
  ],
  everDeposited: [
    {
      rule: is('everDeposited'),
      async pair() {
        const pair = await members({ credited: true }, { credited: true });
        await deposit(pair[0], 500n);
        await chargedBack(pair[1], 500n);
        return pair;
      },
    },
  ],
  deposits: [
    {
      rule: is('deposits', { days: 7, least: 1 }),
      async pair() {
        const pair = await two();
        await deposit(pair[0], 500n);
        await chargedBack(pair[1], 500n);
        return pair;
      },
    },
    {
      rule: is('deposits', { days: 7, least: 2 }),
      async pair() {
        const pair = await two();
        for (const id of pair) await deposit(id, 500n, daysAgo(1));
        await deposit(pair[0], 500n);
        await deposit(pair[1], 500n, daysAgo(7.01));
        return pair;
      },
    },
    {
      rule: is('deposits', { days: 7, most: 0 }),
      async pair() {
        const pair = await two();
        await deposit(pair[0], 500n, daysAgo(8));
        await deposit(pair[1], 500n);
        return pair;
      },
    },
    {
      rule: is('deposits', { days: 7, least: 0, most: 1 }),
      async pair() {
        const pair = await two();
        await deposit(pair[1], 500n);
        await deposit(pair[1], 500n);
        return pair;
      },
    },
  ],
  depositSum: [
    {
      // Of two deposits one was charged back.
      rule: is('depositSum', { currency: 'USD', days: 7, least: '10.00' }),
      async pair() {
        const pair = await two();
        for (const id of pair) await deposit(id, 500n);
        await deposit(pair[0], 500n);
        await chargedBack(pair[1], 500n);
        return pair;
      },
    },
    {
      rule: is('depositSum', { currency: 'USD', days: 7, least: '10.00' }),
      async pair() {
        const pair = await two();
        await deposit(pair[0], 1_000n);
        await deposit(pair[1], 999n);
        return pair;
      },
    },
    {
      rule: is('depositSum', { currency: 'EUR', days: 7, most: '10.00' }),
      async pair() {
        const pair = await members({ currency: 'EUR' }, { currency: 'USD' });
        for (const id of pair) await deposit(id, 1_000n);
        return pair;
      },
    },
  ],
  cashOuts: [
    {
      rule: is('cashOuts', { days: 7, least: 1 }),
      async pair() {
        const pair = await two();
        for (const id of pair) await deposit(id, 500n);
        await casino.post(pair[0], 'WITHDRAW', 500n);
        return pair;
      },
    },
  ],
  cashOutSum: [
    {
      rule: is('cashOutSum', { currency: 'USD', days: 7, most: '4.99' }),
      async pair() {
        const pair = await two();
        for (const id of pair) await deposit(id, 500n);
        await casino.post(pair[0], 'WITHDRAW', 499n);
        await casino.post(pair[1], 'WITHDRAW', 500n);
        return pair;
      },
    },
  ],
  balance: [
    {
      rule: is('balance', { currency: 'USD', least: '6' }),
      async pair() {
        const pair = await two();
        for (const id of pair) await deposit(id, 500n);
        await casino.post(pair[0], 'PROMOTION', 100n);
        await casino.post(pair[1], 'PROMOTION', 99n);
        return pair;
      },
    },
  ],
  casinoResult: [
    {
      rule: is('casinoResult', { currency: 'USD', least: '-1', most: '-1' }),
      async pair() {
        const pair = await two();
        await casino.post(pair[0], 'GAME_WIN', 100n);
        await casino.post(pair[1], 'GAME_WIN', 101n);
        return pair;
      },
    },
  ],
  bonusOpen: [
    {
      rule: is('bonusOpen'),
      async pair() {
        const pair = await two();
        await bonus(pair[0]);
        await bonus(pair[1], { status: 'released', endedAt: daysAgo(1) });
        return pair;
      },
    },
  ],
  wageringOpen: [
    {
      rule: is('wageringOpen', { currency: 'USD', least: '10' }),
      async pair() {
        const pair = await two();
        await bonus(pair[0], { wagered: 4_000n });
        await bonus(pair[1], { wagered: 4_001n });
        return pair;
      },
    },
  ],
  bonusEnded: [
    {
      rule: is('bonusEnded', { as: 'expired', days: 7 }),
      async pair() {
        const pair = await two();
        await bonus(pair[0], { status: 'expired', endedAt: daysAgo(6.9) });
        await bonus(pair[1], { status: 'expired', endedAt: daysAgo(7.1) });
        await bonus(pair[1], { status: 'lost', endedAt: daysAgo(1) });
        return pair;
      },
    },
  ],
  alertOpen: [
    {
      rule: is('alertOpen'),
      async pair() {
        const pair = await two();
        await alertOf(pair[0], 'open');
        await alertOf(pair[1], 'dismissed');
        return pair;
      },
    },
  ],
  caseOpen: [
    {
      rule: is('caseOpen'),
      async pair() {
        const pair = await two();
        for (const [index, id] of pair.entries()) {
          await casino.db.query(
            `with c as (insert into risk_case (title, state, outcome, opened_by, closed_by, closed_at, close_reason)
               select 'x', case when $2 then 'open' else 'closed' end, case when $2 then null else 'valuable' end, 'test',
                 case when $2 then null else 'test' end, case when $2 then null else now() end,
                 case when $2 then null else 'x' end returning id)
             insert into risk_case_member (case_id, member_id, added_by) select c.id, $1, 'test' from c`,
            [id, index === 0],
          );
        }
        return pair;
      },
    },
  ],
  reachedBy: [
    {
      rule: is('reachedBy', { campaign: 1 }),
      async pair() {
        const pair = await two();
        await casino.db.query(`insert into member_group (name, made_by) values ('g', 'test')`);
        await casino.db.query(
          `insert into member_group_version (group_id, version, rule, rule_hash, saved_by, reason)
           values (1, 1, '{}', $1, 'test', 'test')`,
          ['0'.repeat(64)],
        );
        await casino.db.query(
          `insert into campaign (name, kind, content, each, most, content_hash, group_id, group_version, made_by)
           values ('c', 'message', '{}', '{}', '{}', $1, 1, 1, 'test')`,
          ['0'.repeat(64)],
        );
        await casino.db.query(
          `insert into campaign_member (campaign_id, member_id, currency, outcome, reason, settled_at)
           values (1, $1, 'USD', 'done', '', now()), (1, $2, 'USD', 'refused', 'suspended', now())`,
          pair,
        );
        return pair;
      },
    },
  ],
};

describe('a condition', () => {
  const all = groupConditions.flatMap((condition) =>
    borders[condition].map((border, index) => ({ condition, index, ...border })),
  );
  it.each(all)(
    '$condition ($index) means who is within its border, and its opposite everybody else',
    async ({ rule, pair }) => {
      const [inside, outside] = await pair();
      expect(await meant(rule, [inside, outside])).toEqual([inside]);
      expect(await meant({ not: rule }, [inside, outside])).toEqual([outside]);
    },
  );
});

describe('a rule', () => {
  it('is a tree of all, any and not', async () => {
    const [a, b, c] = [
      await casino.newMember({ vipLevel: 40, currency: 'EUR' }),
      await casino.newMember({ vipLevel: 40, country: 'DE' }),
      await casino.newMember({ vipLevel: 10, country: 'DE', currency: 'EUR' }),
    ];
    const vip = is('vipLevel', { least: 40 });
    const euro = is('currency', { is: ['EUR'] });
    const german = is('country', { is: ['DE'] });
    expect(await meant({ all: [vip, { any: [euro, german] }] }, [a, b, c])).toEqual([a, b]);
    expect(await meant({ all: [{ not: vip }, euro] }, [a, b, c])).toEqual([c]);
    expect(await meant({ not: { any: [vip, { all: [euro, { not: german }] }] } }, [a, b, c])).toEqual([c]);
  });

  it('lets no word from outside into the statement', async () => {
    const read = readRule({ all: [is('country', { is: ['PH'] }), is('language', { is: 'en' })] });
    if (!read.ok) throw new Error('refused');
    const { sql, bound } = compileRule(read.data);
    expect(sql).not.toMatch(/PH|'en'/);
    expect(JSON.parse(bound)).toEqual([{ is: ['PH'] }, { is: 'en' }]);
    expect(await inTransaction(casino.db, (tx) => countChosen(tx, { sql, bound }))).not.toEqual([]);
  });

  const leaf = is('takesOffers');
  const deep = (levels: number): unknown => (levels === 0 ? leaf : { not: deep(levels - 1) });
  it.each([
    ['nothing', null, 'rule'],
    ['an empty list', { all: [] }, 'rule'],
    ['a word of its own', { some: [leaf] }, 'rule'],
    ['two words at once', { all: [leaf], any: [leaf] }, 'rule'],
    ['a condition that there is not', { is: 'password', with: {} }, 'rule'],
    ['a name out of the prototype', { is: 'constructor', with: {} }, 'rule'],
    ['a parameter that it has not', is('takesOffers', { days: 1 }), 'takesOffers.days'],
    ['a parameter left out', is('seen', {}), 'seen.days'],
    ['no border at all', is('deposits', { days: 7 }), 'deposits'],
    ['borders that cross', is('deposits', { days: 7, least: 3, most: 2 }), 'deposits.most'],
    ['borders of money that cross', is('balance', { currency: 'USD', least: '10', most: '9.99' }), 'balance.most'],
    ['a part of a cent', is('balance', { currency: 'USD', least: '1.005' }), 'balance.least'],
    ['a statement for a country', is('country', { is: ["PH') or true --"] }), 'country.is'],
    ['a tag that nobody can have', is('tagged', { tag: 'a,b' }), 'tagged.tag'],
    ['too deep a tree', deep(8), 'rule'],
    ['too many conditions', { any: Array.from({ length: 31 }, () => leaf) }, 'rule'],
  ])('is refused with %s', (_, rule, field) => {
    expect(readRule(rule)).toMatchObject({ ok: false, values: { field } });
  });

  it('may be as deep and as long as its bounds say', () => {
    expect(readRule(deep(7))).toMatchObject({ ok: true });
    expect(readRule({ any: Array.from({ length: 30 }, () => leaf) })).toMatchObject({ ok: true });
  });
});
