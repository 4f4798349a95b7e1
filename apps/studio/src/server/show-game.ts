import type { PlayOutput } from '@fairhouse/contract/play';
import type { PlayableGame } from '@fairhouse/games';
import { type Currency, scaleOf, symbolOf } from '@fairhouse/money';

/** What a page is sent of its game. */
export function showGame({
  code,
  name,
  kind,
  definitionHash,
  declared,
  words,
}: PlayableGame): PlayOutput<'open'>['game'] {
  const { abandoned, rules } = words.en;
  return { code, name, kind, definitionHash, declaredReturn: declared.return, abandoned, rules };
}

/** How a page writes amounts. */
export function showMoney(currency: Currency): Pick<PlayOutput<'open'>, 'currency' | 'scale' | 'sign'> {
  return { currency, scale: scaleOf(currency), sign: symbolOf(currency) };
}
