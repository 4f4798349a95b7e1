import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useTableInviteTexts = textsOf({ en, fil });
