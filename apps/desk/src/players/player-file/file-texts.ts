import { textsOf } from '../../lib/i18n.ts';
import { en } from './file-texts/en.ts';
import { fil } from './file-texts/fil.ts';

export const useFileTexts = textsOf({ en, fil });
