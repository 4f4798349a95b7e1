import { type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { type Texts, type Translate, typedTexts } from '@fairhouse/ui/typed-texts.ts';
import { siteName } from '../site-name.ts';
import { currentLanguage, useLanguage } from './language.ts';
import { loadedTexts } from './loaded-texts.ts';

export type { Texts, Translate, Values } from '@fairhouse/ui/typed-texts.ts';

/** The texts of the site; `{site}` is its name. */
const site = typedTexts({ currentLanguage, useLanguage, everywhere: { site: siteName } });
export const { fill } = site;

/** The texts of one folder in every language; English, which came with the code, while another is on its way. */
function inAll<K extends string>(place: string, en: Texts<K>): Record<PlayerLanguage, Texts<K>> {
  const all = {} as Record<PlayerLanguage, Texts<K>>;
  for (const language of playerLanguageCodes)
    Object.defineProperty(all, language, { get: () => loadedTexts(language, place) ?? en });
  return all;
}

/** The hook of one feature, which answers its `t`. `place` is the folder of its texts under `src`. */
export function textsOf<K extends string>(place: string, en: Texts<K>): () => Translate<K> {
  return site.textsOf(inAll(place, en));
}

/** The same outside components: reads the language at the moment of the call. */
export function textOf<K extends string>(place: string, en: Texts<K>): Translate<K> {
  return site.textOf(inAll(place, en));
}
