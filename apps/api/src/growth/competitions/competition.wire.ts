import type { CallOutput } from '@fairhouse/contract';
import type { DeskCompetition, EntryRefusal } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, type Currency, toWire } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { maskedName } from '../../lib/masked-name.ts';
import type { CompetitionsDeps } from './competition.deps.ts';
import { isOpen, isUnderWay } from './competition.states.ts';
import { figuresOf, findCompetition, gamesOf, owedBy, waitingApproval } from './competition.store.ts';
import { type Competition, costOf, moneyWire, poolOf, prizesWire } from './competition.ts';
import { countedRounds, firstStandings, latestDisqualified, type OwnEntry } from './entry.store.ts';
import { rulesOf } from './rules-of.ts';

type Shown = NonNullable<CallOutput<'/sys/competition/list'>['competitions']>[number];
type Detail = CallOutput<'/sys/competition/get'>['competition'];

const shownPlaces = 50;
const shownGames = 60;

function phaseOf({ state, startsAt, endsAt }: Competition, now: Date): Shown['phase'] {
  if (state === 'cancelled' || state === 'paid') return state;
  // Players do not see which member of the staff has to agree.
  if (state === 'final' || state === 'paying') return 'final';
  if (now >= endsAt) return 'closing';
  if (state === 'paused') return 'paused';
  return now < startsAt ? 'coming' : 'running';
}

export const nameIn = ({ english, filipino }: Pick<Competition, 'english' | 'filipino'>, language: Language): string =>
  language === 'fil' ? filipino : english;

/** As a list of players has it. */
export function summaryWire(competition: Competition, own: OwnEntry | undefined, now: Date, language: Language): Shown {
  const { id, kind, measure, rounds, players, mostPlayers, entryClosesAt, startsAt, endsAt, prizes } = competition;
  return {
    id,
    name: nameIn(competition, language),
    kind,
    measure,
    phase: phaseOf(competition, now),
    beginTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    rounds,
    players,
    mostPlayers,
    entryCloses: entryClosesAt?.toISOString() ?? null,
    pool: moneyWire(poolOf(prizes)),
    own: own
      ? {
          score: Number(own.score),
          place: own.place,
          prize: own.prize === null ? null : toWire(amountOf(own.currency, own.prize)),
          isPaid: own.paid,
          disqualified: own.disqualified,
        }
      : null,
  };
}

/** Why nobody with this currency can join now, by the definition alone. */
export function closedFor(
  competition: Competition,
  currency: Currency | undefined,
  now: Date,
): EntryRefusal | undefined {
  const { mostPlayers, players, entryClosesAt, minimumStakes } = competition;
  if (currency !== undefined && !(currency in minimumStakes)) return 'currency';
  if (entryClosesAt && now >= entryClosesAt) return 'closed';
  return mostPlayers !== null && players >= mostPlayers ? 'full' : undefined;
}

interface Reader {
  memberId: bigint | undefined;
  currency: Currency | undefined;
  own: OwnEntry | undefined;
  now: Date;
  language: Language;
}

/** With rules, standings and the rounds of the member that count. */
export async function detailWire(
  { db, refOf, entryRefusal }: Pick<CompetitionsDeps, 'db' | 'refOf' | 'entryRefusal'>,
  competition: Competition,
  { memberId, currency, own, now, language }: Reader,
): Promise<Detail> {
  const standings = await firstStandings(db, competition.id, shownPlaces);
  const rounds = own && memberId !== undefined ? await countedRounds(db, competition.id, memberId) : [];
  const isNews = !own && isOpen(competition, now);
  const closed = isNews ? closedFor(competition, currency, now) : undefined;
  const whyNot =
    closed ??
    (isNews && memberId !== undefined ? await entryRefusal(db, memberId, competition.entry) : undefined) ??
    null;
  return {
    ...summaryWire(competition, own, now, language),
    ...(await gamesWire(db, competition)),
    rules: rulesOf(competition, currency, language),
    cancelled: competition.cancelCause,
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
    mayJoin: isNews && whyNot === null,
    whyNot,
  };
}

async function gamesWire(db: Database, { games, gamesLeftOut }: Competition) {
  return {
    games: games && (await gamesOf(db, games.slice(0, shownGames))),
    gameCount: games?.length ?? null,
    gamesLeftOut: gamesLeftOut ? (await gamesOf(db, gamesLeftOut.slice(0, shownGames))).map(({ name }) => name) : [],
  };
}

type Row = Omit<
  DeskCompetition,
  'scoring' | 'countedRounds' | 'top' | 'held' | 'disqualified' | 'cost' | 'owed' | 'approval'
>;

/** As the desk lists it. */
export function deskRowWire(competition: Competition): Row {
  const { repeatEvery, repeatTimes, seriesId, seriesNumber, seriesTimes, minimumStakes, pool, prizes } = competition;
  return {
    id: competition.id,
    english: competition.english,
    filipino: competition.filipino,
    kind: competition.kind,
    measure: competition.measure,
    gameChoice: competition.gameChoice,
    games: competition.games,
    beginTime: competition.startsAt.toISOString(),
    endTime: competition.endsAt.toISOString(),
    rounds: competition.rounds,
    roundMost: competition.roundMost === null ? null : Number(competition.roundMost / 100n),
    ties: competition.ties,
    minimumStakes: moneyWire(minimumStakes),
    pool: moneyWire(pool),
    prizes: prizesWire(prizes),
    entry: competition.entry,
    mostPlayers: competition.mostPlayers,
    entryCloses: competition.entryClosesAt?.toISOString() ?? null,
    repeats: repeatEvery && repeatTimes !== null ? { every: repeatEvery, times: repeatTimes } : null,
    series:
      seriesId !== null && seriesNumber !== null
        ? {
            first: seriesId,
            number: seriesNumber,
            times: seriesTimes ?? seriesNumber,
            isEnded: competition.seriesEnded ?? true,
          }
        : null,
    state: competition.state,
    publishTime: competition.publishAt?.toISOString() ?? null,
    cancelled: competition.cancelCause,
    contentHash: competition.contentHash,
    madeBy: competition.madeBy,
    makeTime: competition.madeAt.toISOString(),
    players: competition.players,
    resultHash: competition.resultHash,
  };
}

const shownDisqualified = 100;

/** One competition with all that the desk decides by. */
export async function wholeCompetition(db: Database | Transaction, id: number): Promise<DeskCompetition | undefined> {
  const competition = await findCompetition(db, id);
  if (!competition) return undefined;
  const { scoring, countedRounds: rounds, top, held } = await figuresOf(db, id);
  const approval = await waitingApproval(db, competition);
  return {
    ...deskRowWire(competition),
    scoring,
    countedRounds: rounds,
    top: top === null ? null : Number(top),
    held: isUnderWay(competition) ? held : 0,
    disqualified: (await latestDisqualified(db, id, shownDisqualified)).map(({ at, memberId, score, ...row }) => ({
      ...row,
      memberId: Number(memberId),
      time: at.toISOString(),
      score: Number(score),
    })),
    cost: moneyWire(costOf(competition)),
    owed: (await owedBy(db, id)).map(({ amount, ...owed }) => ({
      ...owed,
      amount: toWire(amountOf(owed.currency, amount)),
    })),
    approval: approval === null ? null : Number(approval),
  };
}
