import { textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export type { AutomaticText } from './en.ts';
export const useAutomaticTexts = textsOf({ en, fil });
