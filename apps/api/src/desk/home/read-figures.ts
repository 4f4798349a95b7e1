import { type FigureName, figureNames, type OperatorCallOutput, type Permission } from '@fairhouse/contract/operator';
import { amountOf, type Currency, currencyCodes, decimalText } from '@fairhouse/money';
import { addUp, dayMs, groupValueIn, hourMs, type Reader, type SumsIn, valueIn, valueText } from './day-sums.ts';
import { type FigureList, figures, listFor } from './figures.ts';
import type { GameSum, HomeDeps, HourRow, Rates, SourceName } from './home.deps.ts';
import { type HomeDay, readDay, rowsOfBoth, stateOf } from './home-day.ts';

type Answer = OperatorCallOutput<'/operator/home/figures'>;
type Compared = Pick<Answer['figures'][number]['values'][number], 'now' | 'wholeHours' | 'weekAgo'>;

/** Those who joined within so many days are asked about their first and second deposit. */
const funnelDays = 7;
const mostGames = 5;

interface Group {
  currency: Currency;
  rates: Rates;
  ratesWeekAgo: Rates;
}

/** All figures whose lists the holder of these permissions may open, of one moment. */
export async function readFigures(deps: HomeDeps, permissions: ReadonlySet<Permission>): Promise<Answer> {
  const day = await readDay(deps);
  const seen = figureNames.flatMap((name) => {
    const figure = figures[name];
    const list = listFor(figure, permissions);
    return list ? [{ name, figure, list }] : [];
  });
  const reporting = await deps.reporting();
  const { providerFeesPercent, gamingTaxPercent, paymentCostsPercent } = reporting;
  const percentages = { providerFeesPercent, gamingTaxPercent, paymentCostsPercent };
  const seesMoney = permissions.has('finance.read');
  const [sumsOf, group, funnel, games] = await Promise.all([
    readSources(deps, day, new Set(seen.map(({ figure }) => figure.source))),
    reporting.groupCurrency === '' ? null : groupOf(deps, reporting.groupCurrency, day),
    seesMoney ? funnelAnswer(deps, day) : null,
    seesMoney ? gamesAnswer(deps, day) : null,
  ]);
  return {
    ...stateOf(day),
    figures: seen.map(({ name, figure, list }) =>
      figureAnswer(name, { figure, sumsIn: sumsOf.get(figure.source)!, percentages }, list, day, group),
    ),
    group: group && {
      currency: group.currency,
      rates: ratesAnswer(group.rates),
      ratesWeekAgo: ratesAnswer(group.ratesWeekAgo),
    },
    costs: seesMoney ? percentages : null,
    funnel,
    games,
  };
}

async function groupOf({ ratesOn }: Pick<HomeDeps, 'ratesOn'>, currency: Currency, day: HomeDay): Promise<Group> {
  const [rates, ratesWeekAgo] = await Promise.all([ratesOn(day.day), ratesOn(day.weekAgo.day)]);
  return { currency, rates, ratesWeekAgo };
}

async function readSources({ sources }: Pick<HomeDeps, 'sources'>, day: HomeDay, names: ReadonlySet<SourceName>) {
  const read = async (name: SourceName): Promise<[SourceName, SumsIn]> => [
    name,
    addUp(name, await rowsOfBoth<HourRow>(day, sources[name])),
  ];
  return new Map(await Promise.all([...names].map(read)));
}

function figureAnswer(
  name: FigureName,
  reader: Reader,
  list: FigureList,
  day: HomeDay,
  group: Group | null,
): Answer['figures'][number] {
  const { figure } = reader;
  const currencies: readonly (Currency | null)[] = figure.unit === 'money' ? movedIn(reader, day) : [null];
  return {
    name,
    unit: figure.unit,
    formula: figure.formula ?? null,
    list: addressOf(list, day),
    charted: figure.charted,
    values: currencies.map((currency) => ({
      currency,
      ...comparedIn(day, (fromMs, untilMs) => valueText(figure, currency, valueIn(reader, currency, fromMs, untilMs))),
    })),
    group: group && figure.unit === 'money' ? groupAnswer(reader, day, group) : null,
  };
}

const addressOf = ({ path, search }: FigureList, { day }: HomeDay) => ({ path, search: search(day) });

/** Currencies that anything was moved in on either day, in the order of the casino. */
function movedIn({ sumsIn }: Reader, { startMs, weekAgo }: HomeDay): Currency[] {
  const moved = [startMs, weekAgo.startMs].map((ms) => sumsIn(ms, ms + dayMs));
  return currencyCodes.filter((code) => moved.some((sums) => sums.has(code)));
}

function comparedIn(
  { startMs, weekAgo, wholeHours }: HomeDay,
  textOf: (fromMs: number, untilMs: number) => string | null,
): Compared {
  const ofHours = (ms: number) => (wholeHours === 0 ? null : textOf(ms, ms + wholeHours * hourMs));
  return { now: textOf(startMs, startMs + dayMs), wholeHours: ofHours(startMs), weekAgo: ofHours(weekAgo.startMs) };
}

function groupAnswer(reader: Reader, day: HomeDay, { currency, rates, ratesWeekAgo }: Group) {
  const missing = new Set<Currency>();
  const missingWeekAgo = new Set<Currency>();
  const compared = comparedIn(day, (fromMs, untilMs) => {
    const isNow = fromMs >= day.startMs;
    const found = groupValueIn(reader, currency, isNow ? rates : ratesWeekAgo, fromMs, untilMs);
    for (const one of found.missing) (isNow ? missing : missingWeekAgo).add(one);
    return decimalText(amountOf(currency, found.value));
  });
  // Sums of different currencies are no comparison.
  const isComparable = [currency, ...movedIn(reader, day)].every(
    (code) => code === 'USD' || rates.has(code) === ratesWeekAgo.has(code),
  );
  return {
    ...compared,
    ...(isComparable ? {} : { weekAgo: null }),
    missing: [...missing].sort(),
    missingWeekAgo: [...missingWeekAgo].sort(),
  };
}

const ratesAnswer = (rates: Rates) => [...rates].map(([currency, rate]) => ({ currency, ...rate }));

async function funnelAnswer({ funnelOf, nowMs }: HomeDeps, day: HomeDay): Promise<Answer['funnel']> {
  const of = async (untilMs: number) => {
    const counts = await funnelOf(new Date(untilMs - funnelDays * dayMs), new Date(untilMs));
    return {
      joined: Number(counts.joined),
      deposited: Number(counts.deposited),
      depositedTwice: Number(counts.depositedTwice),
    };
  };
  const now = nowMs();
  const [current, before] = await Promise.all([of(now), of(now - 7 * dayMs)]);
  const from = new Date(day.startMs - (funnelDays - 1) * dayMs).toISOString().slice(0, 10);
  return {
    days: funnelDays,
    now: current,
    weekAgo: before,
    list: { path: '/money', search: { tab: 'breakdown', by: 'cohort', from, to: day.day } },
  };
}

async function gamesAnswer({ gamesOf, gameNames }: HomeDeps, day: HomeDay): Promise<Answer['games']> {
  const { startMs, weekAgo, wholeHours } = day;
  const of = (fromMs: number, ms: number) => gamesOf(new Date(fromMs), new Date(fromMs + ms));
  const [names, sums, whole, before] = await Promise.all([
    gameNames(),
    of(startMs, dayMs),
    of(startMs, wholeHours * hourMs),
    of(weekAgo.startMs, wholeHours * hourMs),
  ]);
  const rows = currencyCodes.flatMap((currency) =>
    sums
      .filter((sum) => sum.currency === currency && sum.stakes > 0n)
      .sort(byStakes)
      .slice(0, mostGames),
  );
  return {
    list: { path: '/money', search: { tab: 'breakdown', by: 'game', from: day.day, to: day.day } },
    rows: rows.map(({ game, currency, stakes, ggr }) => {
      const text = (minor: bigint) => decimalText(amountOf(currency, minor));
      const stakesIn = (found: readonly GameSum[]) =>
        text(found.find((one) => one.game === game && one.currency === currency)?.stakes ?? 0n);
      return {
        game,
        name: names.get(game) ?? game,
        currency,
        stakes: text(stakes),
        ggr: text(ggr),
        stakesWholeHours: stakesIn(whole),
        stakesWeekAgo: stakesIn(before),
      };
    }),
  };
}

/** The highest first. */
function byStakes(a: GameSum, b: GameSum): number {
  if (a.stakes === b.stakes) return a.game.localeCompare(b.game);
  return a.stakes > b.stakes ? -1 : 1;
}
