import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** What a member was sent. */
export const messages = {
  cashOutApproved: 'Notified: cash-out approved',
  cashOutRejected: 'Notified: cash-out rejected',
  cashOutPaid: 'Notified: cash-out paid',
  cashOutFailed: 'Notified: cash-out failed',
  friendJoined: 'Notified: a friend joined',
  inviteReward: 'Notified: invitation reward',
  agentBonus: 'Notified: agent’s bonus',
  vipLevel: 'Notified: VIP level reached',
  bonusGiven: 'Notified: bonus given',
  bonusReleased: 'Notified: wagering completed',
  bonusExpired: 'Notified: bonus expired',
  cashback: 'Notified: cashback',
  inactivityFee: 'Notified: fee of an unused account',
  heldWinReleased: 'Notified: held win released',
  heldWinRefused: 'Notified: held win refused',
  documentExpiring: 'Notified: document expires soon',
  documentExpired: 'Notified: document expired',
  playNoted: 'Notified: play has changed',
  limitsAsked: 'Asked to set limits',
  breakBegun: 'Notified: a break has begun',
  playInterrupted: 'Notified: play is interrupted',
  reviewAsked: 'Reminded to review the account',
  casino: 'Message from staff',
  gift: 'Notified: a gift',
};

const fil: Texts<keyof typeof messages> = {
  cashOutApproved: 'Sinabi: inaprubahan ang cash-out',
  cashOutRejected: 'Sinabi: tinanggihan ang cash-out',
  cashOutPaid: 'Sinabi: bayad na ang cash-out',
  cashOutFailed: 'Sinabi: nabigo ang cash-out',
  friendJoined: 'Sinabi: may kaibigang sumali',
  inviteReward: 'Sinabi: gantimpala sa imbitasyon',
  agentBonus: 'Sinabi: bonus ng ahente',
  vipLevel: 'Sinabi: naabot ang antas ng VIP',
  bonusGiven: 'Sinabi: ibinigay ang bonus',
  bonusReleased: 'Sinabi: natugunan ang bonus',
  bonusExpired: 'Sinabi: lumipas ang bonus',
  cashback: 'Sinabi: cashback',
  inactivityFee: 'Sinabi: bayarin ng hindi nagamit na account',
  heldWinReleased: 'Sinabi: na-release ang panalo',
  heldWinRefused: 'Sinabi: tinanggihan ang panalo',
  documentExpiring: 'Sinabi: malapit nang mag-expire ang dokumento',
  documentExpired: 'Sinabi: nag-expire ang dokumento',
  playNoted: 'Sinabi: nagbago ang paglalaro',
  limitsAsked: 'Hiniling na magtakda ng limitasyon',
  breakBegun: 'Sinabi: nagsimula ang pahinga',
  playInterrupted: 'Sinabi: itinigil muna ang paglalaro',
  reviewAsked: 'Pinaalalahanang tingnan ang account',
  casino: 'Mensahe mula sa kawani',
  gift: 'Sinabihan: regalo',
};

export const useMessageNames = namesOf({ en: messages, fil });
