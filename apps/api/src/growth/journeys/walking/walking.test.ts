import type { JourneyDefinition, JourneyStep, JourneyTriggerOf } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/start-test-api.ts';
import { bonus, dayMs, hourMs, type JourneysCasino, mail, message, openJourneysCasino } from '../journeys.fixture.ts';
import { sideOf } from './side-of.ts';

let casino: JourneysCasino;
let db: JourneysCasino['api']['db'];
beforeAll(async () => {
  casino = await openJourneysCasino();
  db = casino.api.db;
});
afterAll(() => casino.close());
/** Journeys of other tests are paused, so that they let nobody in. */
beforeEach(async () => {
  await db.query(`update journey set state = 'paused' where state = 'running'`);
  Object.assign(casino.limits, { messagesMost: 20, messagesDays: 7, bonusDays: 30 });
});

const journey = (trigger: JourneyTriggerOf, steps: JourneyStep[]): JourneyDefinition => ({ trigger, steps });
const greeting = (trigger: JourneyTriggerOf = { kind: 'joined' }) => journey(trigger, [message('s1', null)]);
const freeRounds = async (id: string, next: string | null): Promise<JourneyStep> => {
  const [game] = (await casino.desk('freeRounds/stakes', { currencies: ['USD'] })).data.games;
  const stake = String(game.stakes[0].stakes[0]);
  return {
    ...{ kind: 'freeRounds', id, game: game.code, count: 5, days: 7, wagering: 0, next },
    stakes: [{ currency: 'USD', stake, winMost: '20', most: '100' }],
  };
};
const membersIn = async (id: number) => (await casino.playersOf(id)).map(({ member }) => member);
const at = async (id: number, member: TestMember) =>
  (await casino.playersOf(id))
    .filter((one) => one.member === member.id)
    .map(({ step, state, reason }) => `${step} ${state} ${reason}`.trim());
const tallied = async (id: number) => {
  const { rows } = await db.query<{ line: string }>(
    `select step || ' ' || what || case reason when '' then '' else ' ' || reason end || ' ' || players as line
     from journey_tally where journey_id = $1 order by step, what, reason`,
    [id],
  );
  return rows.map(({ line }) => line);
};

describe('what begins a journey', () => {
  it('joining: once for who joins while it runs, not for who was there before', async () => {
    const before = await casino.join();
    casino.pass(hourMs);
    const id = await casino.running(greeting());
    const after = await casino.join();
    await casino.work();
    casino.pass(hourMs);
    await casino.work();
    expect(await membersIn(id)).toEqual([after.id]);
    expect(await casino.received(after)).toEqual(['English s1']);
    expect(await casino.received(before)).toEqual([]);
    expect(await tallied(id)).toEqual(['s1 done 1', 's1 entered first 1', 's1 finished 1']);
  });

  it('the first deposit, and no later one', async () => {
    const [first, second] = [await casino.join(), await casino.join()];
    await casino.deposit(second);
    casino.pass(hourMs);
    const id = await casino.running(greeting({ kind: 'firstDeposit' }));
    await casino.deposit(first);
    await casino.deposit(second);
    await casino.work();
    expect(await membersIn(id)).toEqual([first.id]);
  });

  it('no deposit so many days after joining', async () => {
    const [idle, payer] = [await casino.join(), await casino.join()];
    await casino.deposit(payer);
    casino.pass(2 * dayMs);
    const id = await casino.running(greeting({ kind: 'noDeposit', days: 3 }));
    casino.pass(dayMs / 2);
    await casino.work();
    expect(await membersIn(id)).toEqual([]);
    casino.pass(dayMs);
    await casino.work();
    expect(await membersIn(id)).toContain(idle.id);
    expect(await membersIn(id)).not.toContain(payer.id);
  });

  it('no log-in for so many days, counted from the last one', async () => {
    const [away, back] = [await casino.join(), await casino.join()];
    const id = await casino.running(greeting({ kind: 'noLogIn', days: 5 }));
    casino.pass(4 * dayMs);
    await casino.logIn(back);
    casino.pass(2 * dayMs);
    await casino.work();
    expect(await membersIn(id)).toContain(away.id);
    expect(await membersIn(id)).not.toContain(back.id);
    casino.pass(4 * dayMs);
    await casino.work();
    expect(await membersIn(id)).toContain(back.id);
  });

  it('a level of the VIP ladder reached or passed', async () => {
    const [climber, other] = [await casino.join(), await casino.join()];
    const id = await casino.running(greeting({ kind: 'levelReached', level: 3 }));
    const reach = (member: TestMember, before: number, after: number) => {
      casino.pass(100);
      return db.query(
        `insert into audit_event (at, actor, member_id, subject, command, before, after)
         values ($1, 'system:vip', $2, 'member:' || $2::bigint, 'vip.reachLevel', $3, $4)`,
        [casino.now(), member.id, JSON.stringify({ level: before }), JSON.stringify({ level: after })],
      );
    };
    await reach(climber, 1, 4);
    await reach(other, 1, 2);
    await casino.work();
    expect(await membersIn(id)).toEqual([climber.id]);
  });

  it('a birthday, at midnight in UTC, once a year; of who was born on 29 February on the 28th of other years', async () => {
    const [born, leap, other] = [await casino.join(), await casino.join(), await casino.join()];
    const id = await casino.running(greeting({ kind: 'birthday' }));
    const start = casino.now();
    const year = start.getUTCFullYear() + (start.getUTCMonth() > 0 ? 1 : 0);
    const birthdays: [TestMember, string][] = [
      [born, '1990-02-28'],
      [leap, '1992-02-29'],
      [other, '1990-03-03'],
    ];
    await db.query(`update member set birthday = '1990-06-15'`);
    for (const [member, day] of birthdays)
      await db.query('update member set birthday = $2 where id = $1', [member.id, day]);
    const eve = new Date(Date.UTC(year, 1, 27, 23));
    await db.query('update journey set entered_until = $2 where id = $1', [id, eve]);
    casino.pass(eve.getTime() - start.getTime() + 2 * hourMs);
    await casino.work();
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    expect(await membersIn(id)).toEqual(isLeap ? [born.id] : [born.id, leap.id]);
    casino.pass(hourMs);
    await casino.work();
    expect((await membersIn(id)).filter((member) => member === born.id)).toHaveLength(1);
    const { rows } = await db.query('select occasion from journey_player where journey_id = $1 and member_id = $2', [
      id,
      born.id,
    ]);
    expect(rows).toEqual([{ occasion: String(year) }]);
  });

  it('entering a group: who is in it when the journey begins has not entered it since', async () => {
    const [before, later] = [await casino.join(), await casino.join()];
    const rule = { is: 'vipLevel', with: { least: 77, most: 77 } };
    const group = (await casino.desk('group/save', { name: 'Level 77', rule, reason: 'A test' })).data;
    await db.query('update member set vip_level = 77 where id = $1', [before.id]);
    const id = await casino.running(greeting({ kind: 'enteredGroup', groupId: group.id, groupVersion: 1 }));
    await casino.work();
    await db.query('update member set vip_level = 77 where id = $1', [later.id]);
    casino.pass(hourMs);
    await casino.work();
    expect(await membersIn(id)).toEqual([later.id]);
  });

  it('entering a group of a version that is switched on while another runs: who is in it then has not entered it', async () => {
    const member = await casino.join();
    const rule = { is: 'vipLevel', with: { least: 78, most: 78 } };
    const group = (await casino.desk('group/save', { name: 'Level 78', rule, reason: 'A test' })).data;
    await db.query('update member set vip_level = 78 where id = $1', [member.id]);
    casino.pass(hourMs);
    const id = await casino.running(greeting());
    await casino.work();
    const definition = greeting({ kind: 'enteredGroup', groupId: group.id, groupVersion: 1 });
    const saved = (await casino.save(definition, { id, version: 1 })).data;
    await casino.desk('journey/try', { id, version: 2, days: 1 });
    for (const name of ['anna', 'ben'] as const) {
      await casino.desk('journey/switchOn', { id, version: 2, contentHash: saved.contentHash, reason: 'A test' }, name);
    }
    await casino.work();
    casino.pass(hourMs);
    await casino.work();
    expect(await membersIn(id)).toEqual([]);
  });
});

describe('steps', () => {
  it('conditions go by country, language, currency, level, deposits, last log-in and group', async () => {
    const rule = { is: 'country', with: { is: ['PH'] } };
    const group = (await casino.desk('group/save', { name: 'In the Philippines', rule, reason: 'A test' })).data;
    const member = await casino.join();
    await db.query(`update member set country_code = 'PH', language = 'fil', vip_level = 2 where id = $1`, [member.id]);
    await casino.deposit(member);
    const conditions = [
      { fact: 'country', is: ['PH'] },
      { fact: 'language', is: ['fil', 'pt'] },
      { fact: 'currency', is: ['USD'] },
      { fact: 'level', least: 2, most: 3 },
      { fact: 'deposits', least: 1, most: 1 },
      { fact: 'lastLogIn', least: 0, most: 0 },
      { fact: 'group', groupId: group.id, groupVersion: 1 },
    ] as const;
    const steps = conditions.map(
      (condition, n): JourneyStep => ({
        ...{ kind: 'condition', id: `s${n + 1}`, condition: condition as never, yes: `s${n + 2}`, no: null },
      }),
    );
    casino.pass(100);
    const id = await casino.running(
      journey({ kind: 'noLogIn', days: 1 }, [
        { kind: 'wait', id: 's20', hours: 1, next: 's1' },
        ...steps,
        message('s8', null),
      ]),
    );
    await casino.logIn(member);
    casino.pass(dayMs);
    await casino.work();
    casino.pass(hourMs / 2);
    await casino.logIn(member);
    casino.pass(hourMs);
    await casino.work();
    expect(await at(id, member)).toEqual(['s8 done']);
  });

  it('a condition that does not hold takes the other exit', async () => {
    await casino.running(
      journey({ kind: 'joined' }, [
        { kind: 'condition', id: 's1', condition: { fact: 'deposits', least: 1, most: 9 }, yes: 's2', no: 's3' },
        message('s2', null),
        message('s3', null),
      ]),
    );
    const member = await casino.join();
    await casino.work();
    expect(await casino.received(member)).toEqual(['English s3']);
  });

  it('a wait lasts its hours, to the moment', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [{ kind: 'wait', id: 's1', hours: 48, next: 's2' }, message('s2', null)]),
    );
    const member = await casino.join();
    await casino.work();
    casino.pass(47 * hourMs);
    await casino.work();
    expect(await at(id, member)).toEqual(['s1 active']);
    casino.pass(hourMs);
    await casino.work();
    expect(await at(id, member)).toEqual(['s2 done']);
  });

  it.each(['deposited', 'loggedIn'] as const)(
    'a wait until the player has %s ends with it, or at its bound',
    async (event) => {
      const id = await casino.running(
        journey({ kind: 'joined' }, [
          { kind: 'waitFor', id: 's1', event, hours: 24, happened: 's2', timedOut: 's3' },
          message('s2', null),
          message('s3', null),
        ]),
      );
      const [does, late] = [await casino.join(), await casino.join()];
      await casino.work();
      casino.pass(10 * hourMs);
      await (event === 'deposited' ? casino.deposit(does) : casino.logIn(does));
      await casino.work();
      expect(await at(id, late)).toEqual(['s1 active']);
      casino.pass(16 * hourMs);
      await (event === 'deposited' ? casino.deposit(late) : casino.logIn(late));
      await casino.work();
      expect([await casino.received(does), await casino.received(late)]).toEqual([['English s2'], ['English s3']]);
    },
  );

  it('the control group has its share, the same at every look, and receives nothing', async () => {
    const counts = [10, 50].map((percent) => {
      let control = 0;
      for (let member = 1n; member <= 20_000n; member++) if (sideOf(7, member, percent) === 'control') control += 1;
      return control / 20_000;
    });
    // Six standard errors of a share of 20,000 are 0.021 at most.
    expect(Math.abs(counts[0]! - 0.1)).toBeLessThan(0.021);
    expect(Math.abs(counts[1]! - 0.5)).toBeLessThan(0.021);
    const id = await casino.running(
      journey({ kind: 'joined' }, [{ kind: 'control', id: 's1', percent: 50, next: 's2' }, message('s2', null)]),
    );
    const members: TestMember[] = [];
    for (let n = 0; n < 8; n++) members.push(await casino.join());
    await casino.work();
    for (const member of members) {
      const isControl = sideOf(id, member.id, 50) === 'control';
      expect(await at(id, member)).toEqual([isControl ? 's1 left control' : 's2 done']);
      expect(await casino.received(member)).toEqual(isControl ? [] : ['English s2']);
    }
  });

  it('a message, a mail with its subject, and push go by their own channel alone; a tag puts the player into its groups', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [
        message('s1', 's2'),
        mail('s2', 's3'),
        { kind: 'push', id: 's3', english: 'English s3', filipino: 'Filipino s3', next: 's4' },
        { kind: 'tag', id: 's4', tag: 'welcomed', next: 's5' },
        { kind: 'tag', id: 's5', tag: 'welcomed', next: null },
      ]),
    );
    const [member, other] = [await casino.join(), await casino.join()];
    await db.query(
      `insert into push_device (member_id, log_in, endpoint, p256dh, auth, name) values ($1, gen_random_uuid(), 'https://push.example/1', 'a', 'b', 'x')`,
      [member.id],
    );
    await db.query(
      `insert into notification_choice (member_id, topic, channel, is_on) values ($1, 'offers', 'push', true), ($2, 'offers', 'push', true)`,
      [member.id, other.id],
    );
    await casino.work();
    expect(await casino.received(member)).toEqual(['English s1', 'English s2 by mail', 'English s3 by push']);
    expect(await casino.received(other)).toEqual(['English s1', 'English s2 by mail']);
    const { rows } = await db.query(
      `select m.id from member_record m where m.id in (select member_id from member_tag_record where tag = 'welcomed') order by 1`,
    );
    expect(rows).toEqual([{ id: member.id }, { id: other.id }]);
    expect(await tallied(id)).toEqual(
      expect.arrayContaining(['s3 done 1', 's3 skipped noDevice 1', 's5 skipped alreadyGiven 2']),
    );
  });

  it('a bonus is given under its own name, within its budget, and counted', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [bonus('s1', null, '5', '10')]));
    const members = [await casino.join(), await casino.join(), await casino.join()];
    await casino.work();
    const { rows } = await db.query(
      `select member_id as member, amount, period from bonus where member_id = any($1::bigint[]) order by member_id`,
      [members.map((member) => member.id)],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([500n, 500n]);
    expect(rows[0].period).toMatch(/^journey:\d+:s1$/);
    expect(await tallied(id)).toEqual(expect.arrayContaining(['s1 done 2', 's1 skipped budgetReached 1']));
    const shown = (await casino.desk('journey/get', { id })).data;
    expect(shown.costs).toEqual([{ step: 's1', currency: 'USD', players: 2, amount: 10 }]);
  });

  it('a second bonus while one is active, and one in another currency, are skipped', async () => {
    const first = await casino.running(journey({ kind: 'joined' }, [bonus('s1', 's2'), bonus('s2', null)]));
    Object.assign(casino.limits, { bonusDays: 0 });
    const [member, brazilian] = [await casino.join(), await casino.join({ currency: 'BRL' })];
    await casino.work();
    expect(await at(first, member)).toEqual(['s2 done']);
    expect(await tallied(first)).toEqual(expect.arrayContaining(['s2 skipped bonusActive 1', 's1 skipped noAmount 1']));
    expect(await at(first, brazilian)).toEqual(['s2 done']);
  });

  it('free rounds are granted in their game', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [await freeRounds('s1', null)]));
    const member = await casino.join();
    await casino.work();
    expect(await at(id, member)).toEqual(['s1 done']);
    const { rows } = await db.query(`select source_key from free_grant where member_id = $1`, [member.id]);
    expect(rows).toEqual([{ source_key: expect.stringMatching(/^journey:\d+:s1$/) }]);
  });
});

describe('limits of a player', () => {
  it('messages of all journeys together, and one bonus, within their days', async () => {
    Object.assign(casino.limits, { messagesMost: 2, messagesDays: 7, bonusDays: 30 });
    await casino.running(
      journey({ kind: 'joined' }, [
        message('s1', 's2'),
        message('s2', 's3'),
        message('s3', 's4'),
        { kind: 'wait', id: 's4', hours: 200, next: 's5' },
        message('s5', null),
      ]),
    );
    const other = await casino.running(
      journey({ kind: 'joined' }, [
        await freeRounds('s1', 's2'),
        { kind: 'wait', id: 's2', hours: 24, next: 's3' },
        bonus('s3', null),
      ]),
    );
    const member = await casino.join();
    await casino.work();
    expect((await casino.received(member)).filter((text) => text.startsWith('English'))).toHaveLength(2);
    casino.pass(25 * hourMs);
    await casino.work();
    expect(await tallied(other)).toContain('s3 skipped capReached 1');
    casino.pass(200 * hourMs);
    await casino.work();
    expect((await casino.received(member)).filter((text) => text.startsWith('English'))).toHaveLength(3);
  });

  it('without consent no message is written, and the rest of the journey continues', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [message('s1', 's2'), mail('s2', 's3'), bonus('s3', null)]),
    );
    const member = await casino.join({ receiveExclusive: false });
    await casino.work();
    expect((await casino.received(member)).filter((text) => text.startsWith('English'))).toEqual([]);
    expect(await tallied(id)).toEqual(
      expect.arrayContaining(['s1 skipped noConsent 1', 's2 skipped noConsent 1', 's3 done 1']),
    );
  });

  it('where the place forbids offers nothing is sent', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [message('s1', null)]));
    const member = await casino.join();
    await casino.work({ notifiable: async () => new Set() });
    expect(await casino.received(member)).toEqual([]);
    expect(await tallied(id)).toContain('s1 skipped place 1');
  });
});

describe('protection ends the journey for the player, at the step after it began', () => {
  const pause = (member: TestMember) =>
    db.query(
      `insert into play_pause (member_id, kind, until, started_by) values ($1, 'break', now() + interval '400 days', 'test')`,
      [member.id],
    );
  it.each([
    ['a break', 'protected', pause],
    [
      'an exclusion',
      'protected',
      (member: TestMember) =>
        db.query(
          `insert into play_preference (member_id, closed_at) values ($1, now()) on conflict (member_id) do update set closed_at = now()`,
          [member.id],
        ),
    ],
    [
      'signs of harm',
      'protected',
      (member: TestMember) =>
        db.query(
          `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
           values ($1, 'limits', 2, 50, '{test}', now() + interval '400 days', now())`,
          [member.id],
        ),
    ],
    [
      'a suspension',
      'suspended',
      (member: TestMember) => db.query('update member set enabled = false where id = $1', [member.id]),
    ],
    [
      'play that is blocked',
      'playBarred',
      (member: TestMember) =>
        db.query(`insert into play_block (member_id, reason, blocked_by) values ($1, 'A test', 'test')`, [member.id]),
    ],
  ] as const)('%s', async (_what, reason, protect) => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [
        message('s1', 's2'),
        { kind: 'wait', id: 's2', hours: 24, next: 's3' },
        bonus('s3', 's4'),
        message('s4', null),
      ]),
    );
    const [member, other] = [await casino.join(), await casino.join()];
    await casino.work();
    await protect(member);
    casino.pass(25 * hourMs);
    await casino.work();
    expect(await at(id, member)).toEqual([`s2 left ${reason}`]);
    expect(await casino.received(member)).toEqual(['English s1']);
    expect(await at(id, other)).toEqual(['s4 done']);
    const late = await casino.join();
    await protect(late);
    await casino.work();
    expect(await at(id, late)).toEqual([]);
  });

  it('a bonus is not given to who was protected between the look at the step and its lock', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [bonus('s1', null)]));
    const member = await casino.join();
    await casino.work({
      giveBonus: async (one) => {
        await pause(member);
        return casino.deps.giveBonus(one);
      },
    });
    expect(await at(id, member)).toEqual(['s1 left protected']);
    expect((await db.query('select from bonus where member_id = $1', [member.id])).rowCount).toBe(0);
  });
});

describe('each step of each player is done once', () => {
  const many = async (count: number) => {
    const members: TestMember[] = [];
    for (let n = 0; n < count; n++) members.push(await casino.join());
    return members;
  };

  it('when two processes work at the same time', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [message('s1', 's2'), bonus('s2', 's3'), mail('s3', null)]),
    );
    const members = await many(10);
    await Promise.all([casino.work(), casino.work(), casino.work()]);
    for (const member of members) {
      expect(await casino.received(member)).toEqual(['English s1', 'bonusGiven', 'English s3 by mail']);
      expect((await db.query('select from bonus where member_id = $1', [member.id])).rowCount).toBe(1);
    }
    expect(await tallied(id)).toEqual(
      expect.arrayContaining(['s1 done 10', 's2 done 10', 's3 done 10', 's3 finished 10']),
    );
  });

  it('when the connection of a process ends in the middle of a batch', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [message('s1', 's2'), message('s2', null)]));
    const members = await many(6);
    let sent = 0;
    const offer: typeof casino.deps.offer = async (tx, one) => {
      const outcome = await casino.deps.offer(tx, one);
      sent += 1;
      // The message is written and not committed.
      if (sent === 3) await tx.query('select pg_terminate_backend(pg_backend_pid())');
      return outcome;
    };
    await casino.work({ offer }).catch(() => undefined);
    casino.pass(hourMs);
    await casino.work();
    expect(sent).toBeGreaterThanOrEqual(3);
    for (const member of members) expect(await casino.received(member)).toEqual(['English s1', 'English s2']);
    expect(await tallied(id)).toEqual([
      's1 done 6',
      's1 entered first 6',
      's2 done 6',
      's2 entered 6',
      's2 finished 6',
    ]);
  });

  it('what fails three times ends the journey for the player, and for nobody else', async () => {
    const id = await casino.running(greeting());
    const [bad, good] = await many(2);
    const offer: typeof casino.deps.offer = async (tx, one) => {
      if (one.memberId === bad!.id) throw new Error('cannot be sent');
      return casino.deps.offer(tx, one);
    };
    for (let n = 0; n < 4; n++) {
      await casino.work({ offer });
      casino.pass(2 * 60_000);
    }
    expect([await at(id, bad!), await at(id, good!)]).toEqual([['s1 left failed'], ['s1 done']]);
  });
});

describe('a journey that is turned', () => {
  it('does nothing while it is paused, continues when it is resumed, and lets those leave when it is stopped', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [
        { kind: 'wait', id: 's1', hours: 1, next: 's2' },
        message('s2', 's3'),
        { kind: 'wait', id: 's3', hours: 9, next: 's4' },
        message('s4', null),
      ]),
    );
    const member = await casino.join();
    await casino.work();
    const turn = (to: string) => casino.desk('journey/turn', { id, to, reason: 'A test' });
    expect((await turn('paused')).error).toBe(0);
    casino.pass(2 * hourMs);
    const late = await casino.join();
    await casino.work();
    expect(await casino.received(member)).toEqual([]);
    expect((await turn('running')).error).toBe(0);
    await db.query('update journey set since = $2, entered_until = $2 where id = $1', [id, casino.now()]);
    await casino.work();
    expect(await casino.received(member)).toEqual(['English s2']);
    expect(await at(id, late)).toEqual([]);
    expect((await turn('stopped')).error).toBe(0);
    await casino.work();
    expect(await at(id, member)).toEqual(['s3 left stopped']);
    expect((await turn('running')).error).not.toBe(0);
  });

  it('is not paused before the steps that are being taken have ended, and none follows', async () => {
    const id = await casino.running(journey({ kind: 'joined' }, [message('s1', 's2'), message('s2', null)]));
    const member = await casino.join();
    let paused: Promise<unknown> | undefined;
    const offer: typeof casino.deps.offer = async (tx, one) => {
      paused ??= casino.desk('journey/turn', { id, to: 'paused', reason: 'A test' });
      return casino.deps.offer(tx, one);
    };
    await casino.work({ offer });
    await paused;
    await casino.work();
    expect((await casino.received(member)).length).toBeLessThanOrEqual(2);
    const before = await casino.received(member);
    await casino.work();
    expect(await casino.received(member)).toEqual(before);
  });

  it('leaves players under way on the version they entered with', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [{ kind: 'wait', id: 's1', hours: 5, next: 's2' }, message('s2', null)]),
    );
    const early = await casino.join();
    await casino.work();
    const saved = (await casino.save(journey({ kind: 'joined' }, [mail('s1', null)]), { id, version: 1 })).data;
    await casino.desk('journey/try', { id, version: 2, days: 1 });
    for (const name of ['anna', 'ben'] as const) {
      await casino.desk('journey/switchOn', { id, version: 2, contentHash: saved.contentHash, reason: 'A test' }, name);
    }
    await db.query('update journey set entered_until = $2 where id = $1', [id, casino.now()]);
    const late = await casino.join();
    casino.pass(6 * hourMs);
    await casino.work();
    expect([await casino.received(early), await casino.received(late)]).toEqual([
      ['English s2'],
      ['English s1 by mail'],
    ]);
  });
});

describe('unsubscribing', () => {
  it('by one click takes effect at once: the next mail of a journey is not written, and one that waits is not sent', async () => {
    const id = await casino.running(
      journey({ kind: 'joined' }, [
        mail('s1', 's2'),
        { kind: 'wait', id: 's2', hours: 1, next: 's3' },
        mail('s3', null),
      ]),
    );
    const member = await casino.join();
    await casino.work();
    const link = await unsubscribeLink(member);
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    casino.pass(2 * hourMs);
    await casino.work();
    expect(await casino.received(member)).toEqual(['English s1 by mail']);
    expect(await tallied(id)).toContain('s3 skipped switchedOff 1');
    const { rows } = await db.query(
      `select before, after from audit_event where member_id = $1 and command = 'notifications.choose' order by id`,
      [member.id],
    );
    expect(rows).toContainEqual({
      before: { topic: 'offers', channel: 'mail', isOn: true },
      after: { topic: 'offers', channel: 'mail', isOn: false },
    });
  });

  /** As the mail has it in its header, by the casino's own job. */
  async function unsubscribeLink(member: TestMember): Promise<string> {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await inTransaction(db, (tx) =>
        tx.query<{ link: string; subject: string }>(
          `select m.unsubscribe_link as link, m.subject from mail m join notification_delivery d on d.mail_id = m.id where d.member_id = $1`,
          [member.id],
        ),
      );
      if (rows[0]) {
        expect(rows[0].subject).toContain('A subject');
        return rows[0].link.replace('http://localhost:3000', casino.api.url);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('no mail was written');
  }
});
