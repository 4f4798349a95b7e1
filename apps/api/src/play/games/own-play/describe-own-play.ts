import { type CallOutput, mostOwnRounds, mostSessionPoints } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import type { SessionMember } from '../../../http/session.ts';
import type { NamedRound } from '../round-ref.ts';
import { runningNet, thinned } from './net-line.ts';
import { countOwnRounds, highestMultiples, netsSince } from './own-play.store.ts';

type OwnPlay = CallOutput<'/sys/ownPlay/get'>;

/** What the page needs of other features and areas. */
export interface OwnPlayDeps {
  db: Database;
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
  /** When the log-in of a session began. */
  logInOf(db: Database, memberId: bigint, sessionId: bigint): Promise<Date>;
  /** Under which name a round is shown again; undefined where its vendor shows no replays. */
  refOf(round: NamedRound): string | undefined;
}

const mostBests = 5;

/** A member's own bests by multiples, and the net result of this session round by round. */
export async function describeOwnPlay(
  deps: OwnPlayDeps,
  member: Pick<SessionMember, 'id' | 'sessionId' | 'currency'>,
): Promise<OwnPlay> {
  const isSpared = (await deps.offersHeldBack(deps.db, member.id)) !== undefined;
  const [bests, session] = await Promise.all([
    isSpared ? null : describeBests(deps, member),
    describeSession(deps, member),
  ]);
  return { currency: member.currency, bests, session };
}

async function describeBests(
  { db, refOf }: OwnPlayDeps,
  { id: memberId, currency }: Pick<SessionMember, 'id' | 'currency'>,
): Promise<OwnPlay['bests']> {
  const [counted, highest] = await Promise.all([
    countOwnRounds(db, memberId),
    highestMultiples(db, memberId, mostBests),
  ]);
  return {
    ...counted,
    isAll: counted.rounds < mostOwnRounds,
    highest: highest.map(({ vendor, roundId, closedAt, staked, won, multiple, ...row }) => ({
      ...row,
      ref: refOf({ vendor, roundId, memberId }) ?? null,
      time: closedAt.toISOString(),
      stake: toWire(amountOf(currency, staked)),
      paid: toWire(amountOf(currency, won)),
      multiple: Number(multiple),
    })),
  };
}

async function describeSession(
  { db, logInOf }: OwnPlayDeps,
  { id, sessionId, currency }: Pick<SessionMember, 'id' | 'sessionId' | 'currency'>,
): Promise<OwnPlay['session']> {
  const since = await logInOf(db, id, sessionId);
  const line = runningNet(await netsSince(db, id, since));
  const wire = (minor: bigint) => toWire(amountOf(currency, minor));
  let [lowest, highest] = [0n, 0n];
  for (const { net } of line) {
    if (net < lowest) lowest = net;
    if (net > highest) highest = net;
  }
  return {
    since: since.toISOString(),
    rounds: line.length - 1,
    net: wire(line.at(-1)!.net),
    lowest: wire(lowest),
    highest: wire(highest),
    points: thinned(line, mostSessionPoints).map(({ round, net }) => ({ round, net: wire(net) })),
  };
}
