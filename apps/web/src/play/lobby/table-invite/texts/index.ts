import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useTableInviteTexts = textsOf('play/lobby/table-invite/texts', en);
