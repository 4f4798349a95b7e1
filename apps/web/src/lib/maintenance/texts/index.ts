import { textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';

export const useMaintenanceTexts = textsOf('lib/maintenance/texts', en);
