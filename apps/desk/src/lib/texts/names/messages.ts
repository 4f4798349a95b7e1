import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** What a member was told. */
export const messages = {
  cashOutApproved: 'Told: cash-out approved',
  cashOutRejected: 'Told: cash-out rejected',
  cashOutPaid: 'Told: cash-out paid',
  cashOutFailed: 'Told: cash-out failed',
  friendJoined: 'Told: a friend joined',
  inviteReward: 'Told: invitation reward',
  agentBonus: 'Told: agent’s bonus',
  vipLevel: 'Told: VIP level reached',
  bonusGiven: 'Told: bonus given',
  bonusReleased: 'Told: wagering completed',
  bonusExpired: 'Told: bonus expired',
  cashback: 'Told: cashback',
  inactivityFee: 'Told: fee of an unused account',
  heldWinReleased: 'Told: held win released',
  heldWinRefused: 'Told: held win refused',
  documentExpiring: 'Told: document expires soon',
  documentExpired: 'Told: document expired',
  playNoted: 'Told: play has changed',
  limitsAsked: 'Asked to set limits',
  breakBegun: 'Told: a break has begun',
  playInterrupted: 'Told: play is interrupted',
  house: 'Message from staff',
  gift: 'Told: a gift',
};

const fil: Texts<keyof typeof messages> = {
  cashOutApproved: 'Sinabi: sinang-ayunan ang cash-out',
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
  heldWinReleased: 'Sinabi: pinakawalan ang panalo',
  heldWinRefused: 'Sinabi: tinanggihan ang panalo',
  documentExpiring: 'Sinabi: malapit nang mag-expire ang dokumento',
  documentExpired: 'Sinabi: nag-expire ang dokumento',
  playNoted: 'Sinabi: nagbago ang paglalaro',
  limitsAsked: 'Hiniling na magtakda ng limitasyon',
  breakBegun: 'Sinabi: nagsimula ang pahinga',
  playInterrupted: 'Sinabi: itinigil muna ang paglalaro',
  house: 'Mensahe mula sa bahay',
  gift: 'Sinabihan: regalo',
};

export const useMessageNames = namesOf({ en: messages, fil });
