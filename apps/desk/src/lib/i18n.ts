import { typedTexts } from '@fairhouse/ui/typed-texts.ts';
import { currentLanguage, useLanguage } from './language.ts';

export type { Texts, Translate, Values } from '@fairhouse/ui/typed-texts.ts';

/** The texts of the desk. */
export const { fill, textOf, textsOf } = typedTexts({ currentLanguage, useLanguage });
