import { createContext, use } from 'react';

/** What components say by themselves, the same wherever they stand. All else that they say comes as a prop. */
type TextKey =
  | 'allOfThem'
  | 'back'
  | 'cancel'
  | 'choose'
  | 'clearFilters'
  | 'close'
  | 'confirm'
  | 'digit'
  | 'endOfList'
  | 'filter'
  | 'found'
  | 'fromDay'
  | 'hidePassword'
  | 'loading'
  | 'noneMatches'
  | 'nothingFound'
  | 'notice'
  | 'ok'
  | 'retry'
  | 'search'
  | 'showPassword'
  | 'untilDay';

/** A text in the reader's language, with the values that its places `{count}`, `{label}` and `{number}` take. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const context = createContext<Texts | undefined>(undefined);

/** Around all that an app draws: gives the components its texts. */
export const TextsProvider = context.Provider;

export function useTexts(): Texts {
  const texts = use(context);
  if (!texts) throw new Error('no TextsProvider around this component');
  return texts;
}
