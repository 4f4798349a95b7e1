import type {
  CompetitionKind,
  CompetitionMeasure,
  CompetitionTies,
  EntryConditions,
  GameChoice,
  OperatorCallInput,
  SeriesStep,
} from '@fairhouse/contract/operator';
import { type Currency, currencyCodes, decimalText, fromWire, readTypedAmount, typedExample } from '@fairhouse/money';
import { inputMoment } from '../../lib/input-moment.ts';
import type { Competition } from './competitions-view.ts';

type Line = Partial<Record<Currency, string>>;

/** What was typed. Amounts by line: the minimum stake first, then the pool, then the prizes by place. */
export interface Draft {
  english: string;
  filipino: string;
  kind: CompetitionKind;
  measure: CompetitionMeasure;
  ties: CompetitionTies;
  rounds: string;
  roundMost: string;
  games: GameChoice;
  begin: string;
  end: string;
  entryCloses: string;
  mostPlayers: string;
  entry: EntryConditions;
  every: SeriesStep | '';
  times: string;
  stakes: Line;
  pool: Line;
  prizes: Line[];
  reason: string;
}

export const emptyDraft = (): Draft => ({
  english: '',
  filipino: '',
  kind: 'tournament',
  measure: 'multiple',
  ties: 'shared',
  rounds: '3',
  roundMost: '',
  games: { codes: [], studios: [], shelves: [], features: [], except: [] },
  begin: '',
  end: '',
  entryCloses: '',
  mostPlayers: '',
  entry: { group: null, levels: [], countries: [], verified: false },
  every: '',
  times: '4',
  stakes: {},
  pool: {},
  prizes: [{}, {}, {}],
  reason: '',
});

const lineOf = (amounts: Competition['minimumStakes']): Line =>
  Object.fromEntries(
    amounts.map(({ currency, amount }) => [currency, decimalText(fromWire(amount, currency)!).replace(/\.0+$/, '')]),
  );

/** What a competition says, to be written again; of a copy without its times. */
export function draftOf(of: Competition, isCopy: boolean): Draft {
  const typed = (moment: string | null) => (moment === null || isCopy ? '' : inputMoment(new Date(moment)));
  return {
    english: of.english,
    filipino: of.filipino,
    kind: of.kind,
    measure: of.measure,
    ties: of.ties,
    rounds: String(of.rounds),
    roundMost: of.roundMost === null ? '' : String(of.roundMost),
    games: of.gameChoice,
    begin: typed(of.beginTime),
    end: typed(of.endTime),
    entryCloses: typed(of.entryCloses),
    mostPlayers: of.mostPlayers === null ? '' : String(of.mostPlayers),
    entry: of.entry,
    every: of.repeats?.every ?? '',
    times: String(of.repeats?.times ?? 4),
    stakes: lineOf(of.minimumStakes),
    pool: lineOf(of.pool),
    prizes: of.prizes.map(({ amounts }) => lineOf(amounts)),
    reason: '',
  };
}

type Input = OperatorCallInput<'/operator/competition/create'>;
type Amounts = Input['minimumStakes'];
/** Which line: 'stakes', 'pool', or a place. */
export type LineName = 'stakes' | 'pool' | number;
export type DraftProblem =
  | { text: 'unclear'; line: LineName; currency: Currency; example: string }
  | { text: 'missing'; line: LineName; currency: Currency }
  | { text: 'noMoney' | 'roundsWrong' | 'roundMostWrong' | 'mostPlayersWrong' | 'timesWrong' };

const isEmpty = (line: Line, currency: Currency) => (line[currency] ?? '').trim() === '';

/** Currencies with any amount: all others are left out. */
export const usedCurrencies = ({ stakes, pool, prizes }: Pick<Draft, 'stakes' | 'pool' | 'prizes'>): Currency[] =>
  currencyCodes.filter((currency) => [stakes, pool, ...prizes].some((line) => !isEmpty(line, currency)));

/** Undefined where nothing was typed, NaN where it is no whole number between these. */
function wholeOf(typed: string, least: number, most: number): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : Number.NaN;
}

/** What is sent, or what cannot be read. A currency without any amount is left out. */
export function readDraft(draft: Draft, language: string): { input: Input } | { problem: DraftProblem } {
  const numbers = {
    rounds: wholeOf(draft.rounds, 1, 500) ?? Number.NaN,
    roundMost: draft.measure === 'wins' && draft.kind === 'race' ? undefined : wholeOf(draft.roundMost, 2, 1_000_000),
    mostPlayers: wholeOf(draft.mostPlayers, 2, 1_000_000),
    times: draft.every === '' ? 2 : (wholeOf(draft.times, 2, 52) ?? Number.NaN),
  };
  for (const name of ['rounds', 'roundMost', 'mostPlayers', 'times'] as const)
    if (Number.isNaN(numbers[name])) return { problem: { text: `${name}Wrong` } };
  const money = readMoney(draft, language);
  if ('problem' in money) return money;
  const moment = (typed: string) => new Date(typed).toISOString();
  return {
    input: {
      english: draft.english.trim(),
      filipino: draft.filipino.trim(),
      kind: draft.kind,
      measure: draft.kind === 'tournament' ? 'multiple' : draft.measure,
      ties: draft.ties,
      games: draft.games,
      beginTime: moment(draft.begin),
      endTime: moment(draft.end),
      ...(draft.entryCloses === '' ? {} : { entryCloses: moment(draft.entryCloses) }),
      rounds: numbers.rounds,
      ...(numbers.roundMost === undefined ? {} : { roundMost: numbers.roundMost }),
      ...(numbers.mostPlayers === undefined ? {} : { mostPlayers: numbers.mostPlayers }),
      entry: draft.entry,
      repeats: draft.every === '' ? null : { every: draft.every, times: numbers.times },
      ...money,
      reason: draft.reason.trim(),
    },
  };
}

function readMoney(
  draft: Draft,
  language: string,
): { problem: DraftProblem } | Pick<Input, 'minimumStakes' | 'pool' | 'prizes'> {
  const used = usedCurrencies(draft);
  if (used.length === 0) return { problem: { text: 'noMoney' } };
  const hasPool = used.some((currency) => !isEmpty(draft.pool, currency));
  const named: [LineName, Line][] = [
    ['stakes', draft.stakes],
    ...(hasPool ? [['pool', draft.pool] as [LineName, Line]] : []),
    ...draft.prizes.map((line, at): [LineName, Line] => [at + 1, line]),
  ];
  const read: Amounts[] = [];
  for (const [line, typed] of named) {
    const amounts: Amounts = [];
    for (const currency of used) {
      if (isEmpty(typed, currency)) return { problem: { text: 'missing', line, currency } };
      const amount = readTypedAmount(typed[currency]!.trim(), currency, language);
      if (!amount.ok)
        return { problem: { text: 'unclear', line, currency, example: typedExample(currency, language) } };
      amounts.push({ currency, amount: decimalText(amount.amount) });
    }
    read.push(amounts);
  }
  const [minimumStakes = [], ...rest] = read;
  return { minimumStakes, pool: hasPool ? rest[0]! : [], prizes: hasPool ? rest.slice(1) : rest };
}
