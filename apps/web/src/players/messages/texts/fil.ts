import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Mga mensahe',
  none: 'Wala pang mensahe',
  noneText: 'Lalabas dito ang mga balita tungkol sa mga cash-out at imbitasyon mo.',
  endOfList: 'Iyan na ang lahat',
  unread: 'Hindi pa nabasa',
  messagesUnread: 'Mga mensahe, {count} ang hindi pa nabasa',
  type0: 'Cash-out',
  type10: 'Mga imbitasyon',
  type20: 'Mula sa {site}',
  open0: 'Tingnan ang mga cash-out mo',
  open10: 'Tingnan ang mga imbitasyon mo',
  link_playSafely: 'Buksan ang Ligtas na paglalaro',
  markRead: 'Markahan bilang nabasa',
};
