import { eachLanguage, type PlayerLanguage } from '@fairhouse/money';

export type InEachLanguage<N extends string> = Record<`${N}${Capitalize<PlayerLanguage>}`, string>;

/** A value of a message in each language, under the names by which its sentences ask for it: `dayEn`, `dayFil`, … */
export function inEachLanguage<N extends string>(name: N, of: (language: PlayerLanguage) => string): InEachLanguage<N> {
  return Object.fromEntries(
    Object.entries(eachLanguage(of)).map(([code, text]) => [`${name}${suffixOf(code)}`, text]),
  ) as InEachLanguage<N>;
}

/** `fil` → `Fil`. */
export function suffixOf(language: string): string {
  return language.charAt(0).toUpperCase() + language.slice(1);
}
