import type { CallOutput } from '@fairhouse/contract';
import type { DeskCompetition } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { maskedName } from '../../lib/masked-name.ts';
import type { CompetitionsDeps } from './competition.deps.ts';
import { isOpen } from './competition.states.ts';
import { findCompetition, gamesOf, heldRounds, owedBy, waitingApproval } from './competition.store.ts';
import { type Competition, moneyWire, poolOf, prizesWire } from './competition.ts';
import { countedRounds, firstStandings, type OwnEntry } from './entry.store.ts';

type Shown = NonNullable<CallOutput<'/sys/competition/list'>['competitions']>[number];
type Detail = CallOutput<'/sys/competition/get'>['competition'];

const shownPlaces = 50;

function phaseOf({ state, startsAt, endsAt }: Competition, now: Date): Shown['phase'] {
  if (state === 'cancelled' || state === 'paid') return state;
  // Players do not see which member of the staff has to agree.
  if (state === 'final' || state === 'paying') return 'final';
  if (now >= endsAt) return 'closing';
  if (state === 'paused') return 'paused';
  return now < startsAt ? 'coming' : 'running';
}

/** As a list of players has it. */
export function summaryWire(competition: Competition, own: OwnEntry | undefined, now: Date, language: Language): Shown {
  const { id, kind, measure, rounds, players, startsAt, endsAt, prizes } = competition;
  return {
    id,
    name: language === 'fil' ? competition.filipino : competition.english,
    kind,
    measure,
    phase: phaseOf(competition, now),
    beginTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    rounds,
    players,
    pool: moneyWire(poolOf(prizes)),
    own: own
      ? {
          score: Number(own.score),
          place: own.place,
          prize: own.prize === null ? null : toWire(amountOf(own.currency, own.prize)),
          isPaid: own.paid,
        }
      : null,
  };
}

/** With rules, standings and the rounds of the member that count. */
export async function detailWire(
  { db, refOf }: Pick<CompetitionsDeps, 'db' | 'refOf'>,
  competition: Competition,
  {
    memberId,
    currency,
    own,
    now,
    language,
  }: {
    memberId: bigint | undefined;
    currency: string | undefined;
    own: OwnEntry | undefined;
    now: Date;
    language: Language;
  },
): Promise<Detail> {
  const standings = await firstStandings(db, competition.id, shownPlaces);
  const rounds = own && memberId !== undefined ? await countedRounds(db, competition.id, memberId) : [];
  return {
    ...summaryWire(competition, own, now, language),
    games: competition.games && (await gamesOf(db, competition.games)),
    minimumStakes: moneyWire(competition.minimumStakes),
    prizes: prizesWire(competition.prizes),
    standings: standings.map((row) => ({
      place: row.place,
      player: row.named ? maskedName(row.username) : null,
      score: Number(row.score),
      isSelf: row.memberId === memberId,
    })),
    ownRounds: rounds.map((round) => ({
      ref: refOf({ vendor: round.vendor, roundId: round.roundId, memberId: memberId! }) ?? null,
      game: round.game,
      time: round.closedAt.toISOString(),
      stake: toWire(amountOf(round.currency, round.staked)),
      paid: toWire(amountOf(round.currency, round.won)),
      score: Number(round.score),
    })),
    mayJoin: !own && isOpen(competition, now) && (currency === undefined || currency in competition.minimumStakes),
  };
}

/** As the desk lists it. */
export function deskRowWire(competition: Competition): Omit<DeskCompetition, 'held' | 'owed' | 'approval'> {
  const { games, startsAt, endsAt, madeAt, minimumStakes, prizes, ...rest } = competition;
  return {
    ...rest,
    games: games ?? [],
    beginTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    makeTime: madeAt.toISOString(),
    minimumStakes: moneyWire(minimumStakes),
    prizes: prizesWire(prizes),
  };
}

/** One competition with all that the desk decides by. */
export async function wholeCompetition(db: Database | Transaction, id: number): Promise<DeskCompetition | undefined> {
  const competition = await findCompetition(db, id);
  if (!competition) return undefined;
  const isUnderWay = competition.state === 'open' || competition.state === 'paused';
  const approval = await waitingApproval(db, competition);
  return {
    ...deskRowWire(competition),
    held: isUnderWay ? await heldRounds(db, id) : 0,
    owed: (await owedBy(db, id)).map(({ amount, ...owed }) => ({
      ...owed,
      amount: toWire(amountOf(owed.currency, amount)),
    })),
    approval: approval === null ? null : Number(approval),
  };
}
