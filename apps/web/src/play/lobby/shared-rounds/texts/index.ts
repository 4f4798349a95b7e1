import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useSharedRoundsTexts = textsOf('play/lobby/shared-rounds/texts', en);
