import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import type { JourneyDefinition, JourneyStep, SettingValue } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { withoutTriggers } from '@fairhouse/testing';
import { instrumentsOf, lockMemberForCashOut } from '../../money/index.ts';
import { announce, offerByChannel, offerOutcomes } from '../../players/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import type { BonusDeps } from '../bonus/bonus.deps.ts';
import { grantBonus } from '../bonus/grant-bonus.ts';
import { grantDecided } from '../free-rounds/grant-free-rounds.ts';
import { groupCondition } from '../groups/group/group-condition.ts';
import { findVersion } from './journey/journey.store.ts';
import type { JourneysDeps } from './journeys.deps.ts';
import { type Trying, walkPast } from './trial/walk-past.ts';
import type { Walking } from './walking/claim-step.ts';
import { runJourneys } from './walking/run-journeys.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const message = (id: string, next: string | null): JourneyStep => ({
  ...{ kind: 'message', id, english: `English ${id}`, filipino: `Filipino ${id}`, next },
});
export const mail = (id: string, next: string | null): JourneyStep => ({
  ...{ kind: 'mail', id, english: `English ${id}`, filipino: `Filipino ${id}`, next },
  ...{ subjectEnglish: 'A subject', subjectFilipino: 'Isang paksa' },
});
export const bonus = (id: string, next: string | null, each = '5', most = '100'): JourneyStep => ({
  ...{ kind: 'bonus', id, amounts: [{ currency: 'USD', each, most }], next },
});

type Answer = Awaited<ReturnType<TestApi['post']>>;

export interface JourneysCasino {
  api: TestApi;
  /** What the engine goes by; a test replaces a part of it. */
  deps: Walking;
  trying: Trying;
  limits: SettingValue<'journey'>;
  desk(path: string, body?: object, name?: 'anna' | 'ben' | 'cora'): Promise<Answer>;
  /** The driven time, a day ahead of the real one: what the casino's own job does not see. */
  now(): Date;
  pass(ms: number): void;
  save(definition: JourneyDefinition, more?: object): Promise<Answer>;
  /** Saves a journey, back-tests it and has two people switch it on; from the driven moment on it lets players in. */
  running(definition: JourneyDefinition): Promise<number>;
  /** Rounds of the job until there is nothing to do at this moment. */
  work(more?: Partial<Walking>): Promise<void>;
  /** Who has joined at the driven moment, and takes offers. */
  join(more?: object): Promise<TestMember>;
  deposit(member: TestMember, minor?: bigint): Promise<void>;
  logIn(member: TestMember): Promise<void>;
  received(member: TestMember): Promise<string[]>;
  playersOf(journey: number): Promise<{ member: bigint; step: string; state: string; reason: string }[]>;
  close(): Promise<void>;
}

let named = 0;

/** A casino whose journeys are taken step by step by a driven clock. */
export async function openJourneysCasino(): Promise<JourneysCasino> {
  // The casino's own job runs beside it, and finds nothing: all that a test does is later than its time.
  const api = await startTestApi({ CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '100000' });
  const { db } = api;
  const keys = {
    anna: await addOperator(db, 'anna'),
    ben: await addOperator(db, 'ben'),
    cora: await addOperator(db, 'cora', ['compliance']),
  };
  let at = Date.now() + dayMs;
  const limits = { messagesMost: 20, messagesDays: 7, bonusDays: 30 };
  const deps = depsOf(api, limits, () => new Date(at));
  const trying: Trying = { ...deps };
  const desk: JourneysCasino['desk'] = (path, body = {}, name = 'anna') =>
    api.post(`/operator/${path}`, body, keys[name]);
  const setTime = (member: TestMember) =>
    db.query('update member set created_at = $2 where id = $1', [member.id, new Date(at)]);
  const casino: JourneysCasino = {
    api,
    deps,
    trying,
    limits,
    desk,
    now: () => new Date(at),
    pass: (ms) => {
      at += ms;
    },
    save: (definition, more = {}) =>
      desk('journey/save', { name: `Journey ${++named}`, definition, reason: 'A test', ...more }),
    async running(definition) {
      const saved = await casino.save(definition);
      if (saved.error !== 0) throw new Error(saved.message);
      const { id, version, contentHash } = saved.data;
      await desk('journey/try', { id, version, days: 1 });
      for (const name of ['anna', 'ben'] as const) {
        await desk('journey/switchOn', { id, version, contentHash, reason: 'A test' }, name);
      }
      await db.query('update journey set since = $2, entered_until = $2 where id = $1', [id, new Date(at)]);
      return id;
    },
    async work(more = {}) {
      at += 1_000;
      for (let rounds = 0; rounds < 2_000; rounds++) {
        if ((await runJourneys({ ...deps, ...more })) === 0) return;
        at += 10;
      }
      throw new Error('the job always finds something to do');
    },
    async join(more = {}) {
      at += 100;
      const member = await api.join({ receiveExclusive: true, ...more });
      await setTime(member);
      await db.query('update member_session set created_at = $2 where member_id = $1', [member.id, new Date(at)]);
      return member;
    },
    async deposit({ id: memberId }, minor = 1_000n) {
      at += 100;
      const externalId = randomUUID();
      await inTransaction(db, async (tx) => {
        const posting = {
          memberId,
          type: 'DEPOSIT',
          amount: amountOf('USD', minor),
          source: 'test',
          externalId,
        } as const;
        const posted = await postWithin(tx, posting);
        if (!posted.ok) throw new Error(posted.reason);
        await withoutTriggers(tx);
        await tx.query('update posting set created_at = $3 where member_id = $1 and external_id = $2', [
          memberId,
          externalId,
          new Date(at),
        ]);
      });
    },
    async logIn({ id }) {
      at += 100;
      await db.query(
        `insert into member_session (token_hash, member_id, created_at, expires_at, address, user_agent)
         values (decode(md5(random()::text), 'hex'), $1, $2, $2, '', '')`,
        [id, new Date(at)],
      );
    },
    async received(member) {
      const { rows } = await db.query<{ text: string }>(
        `select coalesce(n.details ->> 'en', n.kind) || case when n.in_page then '' else
           ' by ' || coalesce((select string_agg(d.channel, ', ') from notification_delivery d where d.news_id = n.id), 'nothing') end as text
         from news n where n.member_id = $1 order by n.id`,
        [member.id],
      );
      return rows.map(({ text }) => text);
    },
    async playersOf(journey) {
      const { rows } = await db.query<{ member: bigint; step: string; state: string; reason: string }>(
        'select member_id as member, step, state, reason from journey_player where journey_id = $1 order by id',
        [journey],
      );
      return rows;
    },
    close: () => api.close(),
  };
  return casino;
}

/** The engine's ports as the wiring fills them, with the test's clock and limits. */
function depsOf(api: TestApi, limits: SettingValue<'journey'>, clock: () => Date): Walking {
  const { db } = api;
  const log = { info() {}, warn() {} };
  const bonusDeps = {
    db,
    secret: 'a secret of the tests',
    lockCashOuts: lockMemberForCashOut,
    rulesOf: async (ids: readonly bigint[]) =>
      new Map(ids.map((id) => [id, { 'bonus.offers': 'all', 'bonus.wageringMost': null }])),
    seenWith: async (tx: Parameters<typeof instrumentsOf>[0], id: bigint) =>
      (await instrumentsOf(tx, id)).map(() => ({ kind: 'account' as const, hash: Buffer.alloc(32) })),
    announce,
    log,
  } as unknown as BonusDeps;
  const freeRoundsDeps = {
    db,
    announce,
    offersHeldBack,
    rulesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, { 'offers.freeRounds': true }])),
  };
  return {
    db,
    log,
    clock,
    settingOf: (async () => limits) as unknown as JourneysDeps['settingOf'],
    groupCondition,
    offer: offerByChannel,
    offerOutcomes,
    notifiable: async (_tx, ids) => new Set(ids),
    giveBonus: (one) => grantBonus(bonusDeps, { ...one, promotion: 'given' }),
    giveFreeRounds: (grant) => grantDecided(freeRoundsDeps, { ...grant, source: 'campaign' }),
  };
}

/** What a back-test of the latest version finds from a moment on until now. */
export async function backTest({ api, trying, now }: JourneysCasino, id: number, from: Date) {
  const version = (await findVersion(api.db, id, 1))!;
  return inTransaction(api.db, (tx) => walkPast(trying, tx, version, { from, until: now() }));
}
