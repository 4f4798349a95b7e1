import type { PlayerLanguage } from '@fairhouse/money';
import type { en } from './en.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };

/** Every dictionary has every sentence of the English one. */
export type Texts = Widened<Omit<typeof en, 'language'>> & { language: PlayerLanguage };
