import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database, GroupCommitBusy, migrate, troubleOf } from '@fairhouse/database';
import { gamesByRules } from '@fairhouse/games';
import { createSigner } from '@fairhouse/record-proof';
import {
  openCommitmentLog,
  openPots,
  openRoundCommits,
  openRounds,
  playMoney,
  playRound,
  type RoundRow,
  recoverRounds,
  type SessionRow,
  type Studio,
  startRound,
  takeAction,
} from '@fairhouse/rgs';
import { studioMigrations } from '../../../../apps/studio/src/schema.ts';
import { answering, MemoryWallet } from '../../../../packages/rgs/src/fixtures/memory-wallet.ts';
import { launchForMoney } from '../../../../packages/rgs/src/open-session.ts';
import { verifyPots } from '../../../../packages/rgs/src/pot.store.ts';
import { chooseClientSeed } from '../../../../packages/rgs/src/seed.store.ts';
import { readSession } from '../../../../packages/rgs/src/session.store.ts';
import { defaultTimes } from '../../../../packages/rgs/src/studio.ts';

const startBalance = 10n ** 15n;

export interface SomeStudio {
  studio: Studio;
  db: Database;
  wallet: MemoryWallet;
  launch(gameCode: string): Promise<SessionRow>;
  close(): Promise<void>;
}

/** A studio in process, with a wallet that keeps every promise of the wire. */
export async function openStudio(url: string): Promise<SomeStudio> {
  const db = connect({ url, schema: 'studio', connections: 16 });
  await migrate(db, 'studio', studioMigrations);
  await openPots(db, gamesByRules);
  const wallet = new MemoryWallet(startBalance);
  const commits = openRoundCommits({ url, schema: 'studio' });
  const times = { ...defaultTimes, leaseMs: 1_000 };
  const log = {
    warn: () => {},
    // A look of recovery fails when its tables move under it; the next one does not. A server that is away is what these tests are about.
    error(fields: { err?: unknown }, message: string) {
      if (troubleOf(fields.err) === undefined && !message.startsWith('recovery could not look'))
        console.error(message, fields);
    },
  };
  let launched = 0;
  const authenticate = async () => ({
    status: 'ok' as const,
    user: `user-${++launched}`,
    token: 't'.repeat(32),
    balance: { currency: 'USD' as const, minor: startBalance },
    language: 'en',
  });
  const studio: Studio = {
    db,
    commits,
    openRounds: openRounds(),
    commitments: openCommitmentLog(
      db,
      createSigner('studio.test/commitments', 'a secret of the suite, which is long enough'),
    ),
    wallet: answering(wallet, { authenticate }),
    funWallet: playMoney(db),
    times,
    log,
  };
  return {
    studio,
    db,
    wallet,
    async launch(gameCode) {
      const answer = await launchForMoney(studio, { launchToken: 'one-time', gameCode, language: 'en' });
      if (!answer.ok) throw new Error(answer.reason);
      const session = (await readSession(db, answer.sessionToken, { idleMs: 3_600_000, longestMs: 3_600_000 }))!;
      await chooseClientSeed(studio, session.playerId, 'tests');
      return session;
    },
    async close() {
      await commits.close();
      await db.end();
    },
  };
}

export interface Play {
  /** Rounds that were acknowledged as over, by player. */
  journal: Map<string, string[]>;
  /** The longest that one of these players, or any, waited from one of them to the next, in milliseconds. */
  longestWaitMs(of?: (playerId: string) => boolean): number;
  acknowledged(of?: (playerId: string) => boolean): number;
  stop(): Promise<void>;
}

const againMs = 50;

/** Every player plays, one round after the other; what is not answered is asked again under its id, as a page does. */
export function startPlay({ studio }: SomeStudio, sessions: SessionRow[], bets: Record<string, unknown>): Play {
  const journal = new Map(sessions.map(({ playerId }) => [playerId, [] as string[]]));
  const waits = new Map<string, number>();
  let isOver = false;
  const play = async (session: SessionRow) => {
    let lastMs = performance.now();
    while (!isOver) {
      const round = await wholeRound(studio, session, bets[session.gameCode]);
      journal.get(session.playerId)!.push(round.id);
      const now = performance.now();
      waits.set(session.playerId, Math.max(waits.get(session.playerId) ?? 0, now - lastMs));
      lastMs = now;
    }
  };
  const playing = Promise.all(sessions.map(play));
  playing.catch(() => {});
  return {
    journal,
    longestWaitMs: (of = () => true) => Math.max(...[...waits].filter(([id]) => of(id)).map(([, ms]) => ms)),
    acknowledged: (of = () => true) =>
      [...journal].filter(([id]) => of(id)).reduce((sum, [, ids]) => sum + ids.length, 0),
    async stop() {
      isOver = true;
      await playing;
    },
  };
}

async function wholeRound(studio: Studio, session: SessionRow, bet: unknown): Promise<RoundRow> {
  const playId = randomUUID();
  let round = await untilAnswered(() => startRound(studio, session, { playId, bet }));
  while (round.state === 'PLAYING') {
    const progress = playRound(round, round.actions);
    // What takes no further stake.
    const { action } = progress.next.find(({ cost }) => cost === 0)!;
    const input = { playId: randomUUID(), roundId: round.id, step: round.actions.length, action };
    round = await untilAnswered(() => takeAction(studio, session, input));
  }
  return round;
}

/** Asked again under its id until there is an answer. */
export async function untilAnswered(ask: () => ReturnType<typeof startRound>): Promise<RoundRow> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer.ok) return answer.round;
      if (answer.reason !== 'round_pending') throw new Error(answer.reason);
    } catch (error) {
      if (!(error instanceof GroupCommitBusy) && troubleOf(error) === undefined) throw error;
    }
    await sleep(againMs);
  }
}

/** A hand of blackjack that waits for its player. */
export async function dealOpen({ studio }: SomeStudio, session: SessionRow): Promise<RoundRow> {
  for (;;) {
    const round = await untilAnswered(() => startRound(studio, session, { playId: randomUUID(), bet: { stake: 500 } }));
    if (round.state === 'PLAYING') return round;
  }
}

/** Until nothing is left undone. */
export async function recoverAll({ studio, db }: SomeStudio): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await recoverRounds(studio, true);
    const { rows } = await db.query<{ open: number }>(
      'select count(*)::int as open from round where closed_at is null',
    );
    if (rows[0]!.open === 0) return;
    await sleep(100);
  }
  throw new Error('rounds stay open');
}

/**
 * What is wrong: rounds that were acknowledged and are not there or not over, stakes and wins that the wallet did not book just once,
 * rounds without their steps and events, pots that are not what their rounds say.
 */
export async function problemsOf({ db, wallet }: SomeStudio, { journal }: Pick<Play, 'journal'>): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await db.query<{ id: string; playerId: string; state: string; staked: bigint; win: bigint }>(
    'select id, player_id as "playerId", state, staked, win from round',
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.size < rows.length) problems.push('a round is there twice');
  for (const [playerId, ids] of journal) {
    if (new Set(ids).size < ids.length) problems.push(`player ${playerId}: a round was reported twice`);
    for (const id of ids) {
      const round = byId.get(id);
      if (round?.playerId !== playerId) problems.push(`player ${playerId}: the round ${id} is lost`);
      else if (round.state !== 'CLOSED') problems.push(`the round ${id} is ${round.state}`);
    }
  }
  let balance = startBalance;
  for (const { id, state, staked, win } of rows) {
    const booked = [...wallet.booked].filter(([key]) => key.startsWith(id)).map(([, { change }]) => change);
    const net = booked.reduce((sum, change) => sum + change, 0n);
    const owed = state === 'CLOSED' ? win - staked : 0n;
    if (net !== owed) problems.push(`the round ${id} is ${state}: ${owed}, and the wallet has booked ${net}`);
    balance += owed;
  }
  if (wallet.balanceMinor !== balance)
    problems.push(`the wallet has ${wallet.balanceMinor}, the rounds come to ${balance}`);
  for (const [what, query] of Object.entries(checks)) {
    const { rows: found } = await db.query<{ n: number }>(query);
    if (found[0]!.n > 0) problems.push(`${found[0]!.n} ${what}`);
  }
  for (const { code, currency, finding } of await verifyPots(db)) problems.push(`pot ${code} ${currency}: ${finding}`);
  return problems;
}

const checks = {
  'rounds have no event of their end': `select count(*)::int as n from round r
    where r.closed_at is not null and not exists (select 1 from round_event e where e.player_id = r.player_id and e.round_id = r.id and e.after = r.state)`,
  'rounds have events of two ends': `select count(*)::int as n from (
      select e.player_id, e.round_id from round_event e where e.after in ('CLOSED', 'VOID', 'REFUSED') group by 1, 2 having count(*) > 1) x`,
  'sessions have not staked what their rounds have': `select count(*)::int as n from play_session s
      join (select r.player_id, r.session_id, sum(r.staked) as staked, sum(r.win) as won from round r group by 1, 2) x
        on x.player_id = s.player_id and x.session_id = s.id where s.staked <> x.staked or s.won <> x.won`,
};
