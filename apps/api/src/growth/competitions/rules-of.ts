import { amountOf, type Currency, currencyCodes, formatAmount, localeOf } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import type { Competition, StoredMoney } from './competition.ts';
import { ruleText } from './texts/index.ts';

/**
 * The rules of a competition, sentence by sentence, from the same data that the scores are computed by. Times are left to the reader's
 * page, which knows the zone.
 */
export function rulesOf(competition: Competition, currency: Currency | undefined, language: Language): string[] {
  const { kind, measure, rounds, roundMost, ties, mostPlayers } = competition;
  const say = (key: Parameters<typeof ruleText>[1], values: Record<string, string | number> = {}) =>
    ruleText(language, key, values);
  const counting =
    kind === 'race'
      ? say(measure === 'wins' ? 'raceWins' : 'raceMultiple', { rounds })
      : say(rounds === 1 ? 'tournamentOne' : 'tournament', { rounds });
  return [
    counting,
    ...(roundMost === null ? [] : [say('roundMost', { multiple: multipleText(roundMost, language) })]),
    say('stake', { stakes: stakesText(competition.minimumStakes, currency, language) }),
    say('not'),
    say(ties === 'fewerRounds' ? 'tiesFewerRounds' : 'tiesShared'),
    ...(mostPlayers === null ? [] : [say('mostPlayers', { count: mostPlayers.toLocaleString(localeOf(language)) })]),
    ...entryRules(competition, language),
    say('pay'),
    say('disqualified'),
    say('protection'),
  ];
}

function entryRules({ entry }: Competition, language: Language): string[] {
  const { levels, countries, verified, group } = entry;
  const list = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  return [
    ...(levels.length === 0 ? [] : [ruleText(language, 'levels', { levels: list.format(levels.map(String)) })]),
    ...(countries.length === 0
      ? []
      : [ruleText(language, 'countries', { countries: list.format(countries.map((code) => names.of(code) ?? code)) })]),
    ...(verified ? [ruleText(language, 'verified')] : []),
    ...(group ? [ruleText(language, 'group')] : []),
  ];
}

/** How a player computes it again from the file. */
export const checkOf = (isFinal: boolean, language: Language): string[] => [
  ruleText(language, 'checkScore'),
  ruleText(language, 'checkDefinition'),
  ...(isFinal ? [ruleText(language, 'checkStandings')] : []),
];

/** '12.50×' */
function multipleText(hundredths: bigint, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${(Number(hundredths) / 100).toLocaleString(localeOf(language), digits)}×`;
}

/** The least stake in the reader's currency; of who has another or none, in each. */
function stakesText(stakes: StoredMoney, own: Currency | undefined, language: Language): string {
  const shown = currencyCodes.filter((currency) => stakes[currency] !== undefined);
  return (own && shown.includes(own) ? [own] : shown)
    .map((currency) => formatAmount(amountOf(currency, BigInt(stakes[currency]!)), language))
    .join(', ');
}
