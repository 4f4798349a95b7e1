import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useDocumentsTexts = textsOf('players/documents/texts', en);
