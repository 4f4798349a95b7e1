import type { CallOutput } from '@fairhouse/contract';
import { amountOf, type Currency, formatAmount, fromWire, localeOf } from '@fairhouse/money';
import { multipleText } from '../../lib/language/formats.ts';
import type { Language } from '../../lib/language/language.ts';
import type { useCompetitionTexts } from './texts/index.ts';

export type Summary = NonNullable<CallOutput<'/sys/competition/list'>['competitions']>[number];
export type Competition = CallOutput<'/sys/competition/get'>['competition'];
type Money = Summary['pool'];
type Translate = ReturnType<typeof useCompetitionTexts>;

export const isOver = ({ phase }: Pick<Summary, 'phase'>): boolean =>
  phase === 'closing' || phase === 'final' || phase === 'paid' || phase === 'cancelled';

/** '12.50×' or '3 wins'. */
export function scoreText(t: Translate, measure: Summary['measure'], score: number, language: Language): string {
  if (measure === 'wins')
    return score === 1 ? t('win') : t('wins', { count: score.toLocaleString(localeOf(language)) });
  return multipleText(score, language);
}

/** Which rounds of a player count, in one line. */
export function countingText(t: Translate, { kind, measure, rounds }: Summary): string {
  if (kind === 'race') return t(`score_race_${measure}`, { rounds });
  return rounds === 1 ? t('score_tournament_one') : t('score_tournament', { rounds });
}

/** How many have joined, of how many where there is a cap. */
export function playersText(t: Translate, { players, mostPlayers }: Summary, language: Language): string {
  const written = (count: number) => count.toLocaleString(localeOf(language));
  if (mostPlayers !== null) return t('whoCount', { count: written(players), most: written(mostPlayers) });
  return players === 1 ? t('player') : t('players', { count: written(players) });
}

/** The amount in the member's currency; of a visitor, or in another currency, the first there is. */
export function moneyText(amounts: Money, currency: Currency | undefined, language: Language): string {
  const one = amounts.find((amount) => amount.currency === currency) ?? amounts[0];
  return one ? formatAmount(fromWire(one.amount, one.currency)!, language) : '';
}

/**
 * What a place is paid, in one currency: where several share it, equal parts of the prizes of all places that they take, rounded down.
 * Empty for a place without a prize.
 */
export function prizeText(
  { prizes }: Pick<Competition, 'prizes'>,
  { place, sharing }: { place: number; sharing: number },
  currency: Currency | undefined,
  language: Language,
): string {
  const first = prizes[0]?.amounts ?? [];
  const shown = first.find((amount) => amount.currency === currency)?.currency ?? first[0]?.currency;
  if (!shown) return '';
  const minor = prizes
    .filter((prize) => prize.place >= place && prize.place < place + sharing)
    .flatMap(({ amounts }) => amounts.filter((amount) => amount.currency === shown))
    .reduce((sum, { amount }) => sum + fromWire(amount, shown)!.minor, 0n);
  const part = minor / BigInt(sharing);
  return part > 0n ? formatAmount(amountOf(shown, part), language) : '';
}
