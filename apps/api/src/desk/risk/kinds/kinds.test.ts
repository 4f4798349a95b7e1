import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ago, dayMs, hourMs, minuteMs, now, openRiskCasino, type RiskCasino } from '../risk.fixture.ts';
import type { RuleContent } from '../rules/rule.ts';

let casino: RiskCasino;
beforeAll(async () => {
  casino = await openRiskCasino();
});
afterAll(() => casino.close());

const member = (id: bigint) => `member:${id}`;

/**
 * What the job raises since `since`, in one stride and then again, has to be what a trial of the same past says. Other
 * members of the file are left out.
 */
async function raisedOf(
  content: Partial<RuleContent> & Pick<RuleContent, 'kind' | 'parameters'>,
  of: string[],
  since = ago(6 * dayMs),
): Promise<string[]> {
  const code = await casino.ruleOn(content, since);
  const tried = (await casino.tried(code, since, now)).filter((it) => of.includes(it)).sort();
  const raised = (await casino.raised(code)).filter((it) => of.includes(it)).sort();
  expect(tried).toEqual(raised);
  expect((await casino.raised(code)).filter((it) => of.includes(it))).toHaveLength(raised.length);
  return raised;
}

describe('velocity', () => {
  it('counts deposits up to the one that is too many, and those at the very beginning of the window no more', async () => {
    const [many, few, older] = await Promise.all([casino.newMember(), casino.newMember(), casino.newMember()]);
    for (const n of [0, 1, 2]) await casino.post(many, 'DEPOSIT', 1_000n, ago(hourMs * (1 + n)));
    for (const n of [0, 1]) await casino.post(few, 'DEPOSIT', 90_000n, ago(hourMs * (1 + n)));
    // Exactly 24 hours before the last one: outside.
    for (const ms of [hourMs, 2 * hourMs, 25 * hourMs]) await casino.post(older, 'DEPOSIT', 1_000n, ago(ms));
    const all = [many, few, older].map(member);
    const kind = 'depositVelocity';
    expect(await raisedOf({ kind, parameters: { hours: 24, times: 3 } }, all)).toEqual([member(many)]);
    expect(await raisedOf({ kind, parameters: { hours: 25, times: 3 } }, all)).toEqual(
      [many, older].map(member).sort(),
    );
    const usd = { kind, currency: 'USD' } as const;
    const withAmount = (amount: string) => ({ ...usd, parameters: { hours: 24, times: 3, amount } });
    expect(await raisedOf(withAmount('30.00'), all)).toEqual([member(many)]);
    expect(await raisedOf(withAmount('30.01'), all)).toEqual([]);
    expect(await raisedOf({ kind, currency: 'EUR', parameters: { hours: 24, times: 3 } }, all)).toEqual([]);
  });

  it('counts cash-outs alone where it is about cash-outs', async () => {
    const id = await casino.newMember();
    await casino.post(id, 'DEPOSIT', 1_000n, ago(3 * hourMs));
    for (const n of [1, 2]) await casino.post(id, 'WITHDRAW', 1_000n, ago(hourMs * n));
    const kind = 'cashOutVelocity';
    expect(await raisedOf({ kind, parameters: { hours: 24, times: 2 } }, [member(id)])).toHaveLength(1);
    expect(await raisedOf({ kind, parameters: { hours: 24, times: 3 } }, [member(id)])).toEqual([]);
  });

  it('makes another alert of another stretch of time', async () => {
    const id = await casino.newMember();
    for (const n of [1, 2]) await casino.post(id, 'DEPOSIT', 100n, ago(n * minuteMs));
    for (const n of [1, 2]) await casino.post(id, 'DEPOSIT', 100n, ago(5 * dayMs + n * minuteMs));
    const rule = { kind: 'depositVelocity', parameters: { hours: 24, times: 2 } } as const;
    expect(await raisedOf(rule, [member(id)])).toHaveLength(2);
  });
});

describe('in and out without play', () => {
  it('is a cash-out with less staked than the share, stakes that were given back left out', async () => {
    const [bare, played, just, gave, small] = await Promise.all(Array.from({ length: 5 }, () => casino.newMember()));
    const stakes: [bigint, bigint, bigint, bigint][] = [
      [bare!, 10_000n, 4_999n, 0n],
      [played!, 10_000n, 5_000n, 0n],
      [just!, 9_999n, 0n, 0n],
      [gave!, 10_000n, 6_000n, 1_001n],
      [small!, 10_000n, 0n, 0n],
    ];
    for (const [id, amount, staked, returned] of stakes) {
      if (id !== small) await casino.post(id, 'DEPOSIT', 10_000n, ago(10 * hourMs));
      await casino.round(id, { staked, returned, at: ago(9 * hourMs) });
      await casino.post(id, 'WITHDRAW', amount, ago(8 * hourMs));
    }
    const rule = {
      kind: 'passThrough',
      currency: 'USD',
      parameters: { hours: 24, amount: '100.00', percent: 50 },
    } as const;
    const all = stakes.map(([id]) => member(id));
    expect(await raisedOf(rule, all)).toEqual([bare!, gave!].map(member).sort());
    // Two hours back there was no deposit yet.
    expect(await raisedOf({ ...rule, parameters: { ...rule.parameters, hours: 2 } }, all)).toEqual([]);
  });
});

describe('structuring', () => {
  it('counts what is below the limit and not too far below it', async () => {
    const [below, at, far] = await Promise.all([casino.newMember(), casino.newMember(), casino.newMember()]);
    for (const n of [1, 2, 3]) {
      await casino.post(below, 'DEPOSIT', n === 1 ? 180_000n : 199_999n, ago(n * hourMs));
      await casino.post(at, 'DEPOSIT', n === 1 ? 200_000n : 199_999n, ago(n * hourMs));
      await casino.post(far, 'DEPOSIT', n === 1 ? 179_999n : 199_999n, ago(n * hourMs));
    }
    const rule = {
      kind: 'structuring',
      currency: 'USD',
      parameters: { of: 'deposits', limit: '2000', percent: 10, times: 3, hours: 72 },
    } as const;
    const all = [below, at, far].map(member);
    expect(await raisedOf(rule, all)).toEqual([member(below)]);
    expect(await raisedOf({ ...rule, parameters: { ...rule.parameters, of: 'cashOuts' } }, all)).toEqual([]);
  });
});

describe('the same instrument', () => {
  const pay = async (id: bigint, digest: string, at: Date) => {
    await casino.db.query(
      `insert into deposit_instrument (attempt_id, member_id, kind, digest, label, created_at)
       values ((random() * 1e15)::bigint, $1, 'card', $2, 'Visa •••• 4242', $3)`,
      [id, digest, at],
    );
  };

  it('is one at as many members as the rule says, within its days, and an alert about anyone who came last', async () => {
    const [first, second, late, alone] = await Promise.all(Array.from({ length: 4 }, () => casino.newMember()));
    await pay(first!, 'one', ago(20 * dayMs));
    await pay(second!, 'one', ago(10 * dayMs));
    await pay(late!, 'two', ago(30 * dayMs));
    await pay(alone!, 'two', ago(1 * dayMs));
    await pay(alone!, 'two', ago(hourMs));
    const all = [first, second, late, alone].map((id) => member(id!));
    const rule = (members: number, days: number) =>
      ({ kind: 'sharedInstrument', parameters: { members, days } }) as const;
    expect(await raisedOf(rule(2, 11), all, ago(31 * dayMs))).toEqual([member(second!)]);
    expect(await raisedOf(rule(2, 10), all)).toEqual([]);
    expect(await raisedOf(rule(2, 30), all, ago(31 * dayMs))).toEqual([second!, alone!].map(member).sort());
    expect(await raisedOf(rule(3, 90), all)).toEqual([]);
  });
});

describe('dormant, then active', () => {
  it('is a deposit after as many days without a deposit, a cash-out, a bonus or a round', async () => {
    const [slept, played, fresh, little] = await Promise.all([
      casino.newMember(),
      casino.newMember(),
      casino.newMember({ at: ago(100 * dayMs) }),
      casino.newMember(),
    ]);
    for (const id of [slept, played, little]) await casino.post(id, 'DEPOSIT', 50_000n, ago(181 * dayMs));
    await casino.round(played, { staked: 10n, at: ago(100 * dayMs) });
    for (const id of [slept, played, fresh]) await casino.post(id, 'DEPOSIT', 50_000n, ago(dayMs));
    await casino.post(little, 'DEPOSIT', 49_999n, ago(dayMs));
    const all = [slept, played, fresh, little].map(member);
    const rule = (days: number) =>
      ({ kind: 'dormantActive', currency: 'USD', parameters: { days, amount: '500' } }) as const;
    expect(await raisedOf(rule(180), all)).toEqual([member(slept)]);
    expect(await raisedOf(rule(181), all)).toEqual([]);
    expect(await raisedOf(rule(99), all)).toEqual([slept, played, fresh].map(member).sort());
  });
});

describe('bonuses', () => {
  it('claimed and cashed out at once', async () => {
    const [soon, later] = await Promise.all([casino.newMember(), casino.newMember()]);
    for (const id of [soon, later]) await casino.post(id, 'PROMOTION', 1_000n, ago(10 * hourMs));
    await casino.post(soon, 'WITHDRAW', 1_000n, ago(4 * hourMs + 1));
    await casino.post(later, 'WITHDRAW', 1_000n, ago(4 * hourMs));
    const all = [soon, later].map(member);
    const rule = { kind: 'bonusCashedOut', parameters: { hours: 6 } } as const;
    expect(await raisedOf(rule, all)).toEqual([member(soon)]);
  });

  it('of several at one address', async () => {
    const [first, second, third] = await Promise.all(Array.from({ length: 3 }, () => casino.newMember()));
    for (const [id, at] of [
      [second, 2],
      [third, 1],
    ] as const) {
      await casino.db.query(
        `insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id, noted_at)
         values ('signUp', 'once', 'address', 'x', '1 R••••', $1, $2, $3)`,
        [id, first, ago(at * hourMs)],
      );
    }
    const all = [first, second, third].map((id) => member(id!));
    const rule = (members: number) => ({ kind: 'bonusShared', parameters: { members } }) as const;
    expect(await raisedOf(rule(2), all)).toEqual([second!, third!].map(member).sort());
    expect(await raisedOf(rule(3), all)).toEqual([member(third!)]);
    expect(await raisedOf(rule(4), all)).toEqual([]);
  });
});

describe('unusual wins', () => {
  const rule = (rounds = 10) => ({ kind: 'unusualWins', parameters: { rounds, deviations: 2, days: 7 } }) as const;

  /** Ten rounds of 100 at a mean of 96 and a deviation of 400: two deviations of the sum are 2 × √10 × 400 = 2529.8…. */
  async function play(won: bigint, rounds = 10, game = 'slot'): Promise<bigint> {
    const id = await casino.newMember();
    for (let n = 0; n < rounds; n++) {
      const last = n === rounds - 1;
      await casino.round(id, { staked: 100n, won: last ? won : 0n, at: ago((rounds - n) * minuteMs), game });
    }
    return id;
  }

  it('are results at the k-th deviation of that many rounds, exactly', async () => {
    // Above 960 + 2529.8 = 3489.8.
    const [above, below, short, other] = [
      await play(3_490n),
      await play(3_489n),
      await play(3_490n, 9),
      await play(3_490n, 10, 'x'),
    ];
    const all = [above, below, short, other].map(member);
    expect(await raisedOf(rule(), all)).toEqual([member(above)]);
    expect(await raisedOf(rule(11), all)).toEqual([]);
  });

  it('are judged over the last rounds, not over all that there were', async () => {
    const id = await casino.newMember();
    for (let n = 0; n < 40; n++) await casino.round(id, { staked: 100n, at: ago((60 - n) * minuteMs) });
    for (let n = 0; n < 10; n++)
      await casino.round(id, { staked: 100n, won: n === 9 ? 3_490n : 0n, at: ago((10 - n) * minuteMs) });
    expect(await raisedOf(rule(), [member(id)])).toHaveLength(1);
  });
});

describe('what was refused at the door', () => {
  it('counts wrong passwords of one member', async () => {
    const [tried, less] = await Promise.all([casino.newMember(), casino.newMember()]);
    const refuse = (id: bigint | null, at: Date) =>
      casino.db.query('insert into log_in_refusal (member_id, at) values ($1, $2)', [id, at]);
    for (const n of [1, 2, 3]) await refuse(tried, ago(n * minuteMs));
    for (const n of [1, 2, 31]) await refuse(less, ago(n * minuteMs));
    await refuse(null, ago(minuteMs));
    const all = [tried, less].map(member);
    const rule = (minutes: number) => ({ kind: 'failedLogIns', parameters: { times: 3, minutes } }) as const;
    expect(await raisedOf(rule(30), all)).toEqual([member(tried)]);
    expect(await raisedOf(rule(31), all)).toEqual([tried, less].map(member).sort());
  });

  it('counts refused sign-ins under one name of the staff', async () => {
    const signIn = (name: string, outcome: string, at: Date) =>
      casino.db.query(
        `insert into staff_sign_in (at, name, outcome, address, user_agent) values ($1, $2, $3, '192.0.2.1', '')`,
        [at, name, outcome],
      );
    for (const n of [1, 2]) await signIn('anna', 'refused', ago(n * minuteMs));
    await signIn('anna', 'locked', ago(3 * minuteMs));
    for (const n of [1, 2, 3]) await signIn('ben', n === 3 ? 'signedIn' : 'refused', ago(n * minuteMs));
    const rule = { kind: 'failedSignIns', parameters: { times: 3, minutes: 10 } } as const;
    expect(await raisedOf(rule, ['staff:anna', 'staff:ben'])).toEqual(['staff:anna']);
  });
});
