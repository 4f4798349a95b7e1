import { textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useGroupTexts = textsOf({ en, fil });
export type GroupText = keyof typeof en;

/** A code in words, where this feature has one; otherwise the code. */
export function useWord(): (code: string) => string {
  const t = useGroupTexts();
  return (code) => (Object.hasOwn(en, `word_${code}`) ? t(`word_${code}` as GroupText) : code);
}
