import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Mga mensahe',
  none: 'Wala pang mensahe',
  noneText: 'Lalabas dito ang mga balita tungkol sa account mo, pera mo at mga gantimpala mo.',
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
  settings: 'Mga setting ng notification',
  markAllRead: 'Markahan lahat bilang nabasa',
  link_deposits: 'Tingnan ang mga deposito mo',
  link_documents: 'Tingnan ang mga dokumento mo',
  link_security: 'Suriin ang seguridad mo',
  link_transactions: 'Tingnan ang mga transaksyon mo',
  link_bonus: 'Tingnan ang bonus mo',
  link_vipClub: 'Tingnan ang antas mo',
  link_support: 'Tingnan ang usapan',
  link_competitions: 'Tingnan ang mga paligsahan',
};
