import type { Translate } from '../language/i18n.ts';
import { en } from './texts/en.ts';
import { useMethodTexts } from './texts/index.ts';

export type NamedMethod = { code: string; name: string };

/** Names that are translated, or the same in every language; of the other methods the server's is shown (specification, section 2). */
export function methodName({ code, name }: NamedMethod, t: Translate<keyof typeof en>): string {
  return Object.hasOwn(en, code) ? t(code as keyof typeof en) : name;
}

/** What a way to pay in or out is called, in the language of the player. */
export function useMethodName(): (method: NamedMethod) => string {
  const t = useMethodTexts();
  return (method) => methodName(method, t);
}
