import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useLiveRoundsTexts = textsOf('play/lobby/live-rounds/texts', en);
