import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Maintenance',
  planned: 'Maintenance: {span}.',
  plannedText: 'Hihinto muna ang mga taya at deposito. Matatapos ang mga bukas na round, at makakapag-cash-out ka.',
  on: 'May maintenance hanggang mga {time}.',
  onText: 'Walang bagong taya, deposito o bonus. Ligtas ang pera at mga bukas na round mo, at makakapag-cash-out ka.',
  cashOut: 'Mag-cash out',
};
