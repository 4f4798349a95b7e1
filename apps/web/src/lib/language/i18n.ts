import { typedTexts } from '@fairhouse/ui/typed-texts.ts';
import { siteName } from '../site-name.ts';
import { currentLanguage, useLanguage } from './language.ts';

export type { Texts, Translate, Values } from '@fairhouse/ui/typed-texts.ts';

/** The texts of the site; `{site}` is its name. */
export const { fill, textOf, textsOf } = typedTexts({ currentLanguage, useLanguage, everywhere: { site: siteName } });
