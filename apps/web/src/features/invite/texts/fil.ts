import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Imbitasyon at gantimpala',
  lead: 'Imbitahan ang iyong mga kaibigan. Mas maraming naglalaro, mas malaki ang gantimpala mo, at cash ang bayad.',
  link: 'Ang link ng imbitasyon mo',
  qr: 'QR code ng link ng imbitasyon mo',
  showQr: 'Ipakita ang QR code',
  hideQr: 'Itago ang QR code',
  copyLink: 'Kopyahin ang link',
  terms:
    'Kasama sa bilang ang kaibigang sumali gamit ang link mo, nagkumpirma ng email, nagdeposito ng hindi bababa sa {deposit} at nakapagtaya ng {wagered}. Ibang tao lang ang imbitahan: sinusuri namin ang maraming account ng iisang tao at hindi ito binibilang.',
  rewards: 'Mga gantimpala',
  friends: '{invited} sa {required} kaibigan',
  friends_one: '{invited} sa {required} kaibigan',
  get: 'KUNIN',
  getNamed: 'KUNIN ang {bonus} para sa {required} kaibigan',
  getNamed_one: 'KUNIN ang {bonus} para sa isang kaibigan',
  received: 'Natanggap na',
  receivedNamed: '{bonus} para sa {required} kaibigan: natanggap na',
  receivedNamed_one: '{bonus} para sa isang kaibigan: natanggap na',
  rewardToast: 'Nasa balanse mo na ang {bonus}.',
  counted: 'Kaibigang kasama sa bilang',
  waiting: 'Hinihintay pa',
  held: 'Sinusuri pa',
  heldText:
    'Sinusuri namin kung ang {count} sa mga imbitasyon mo ay kaibigan mo talaga o ibang account ng kilala na namin.',
  heldText_one:
    'Sinusuri namin kung ang isa sa mga imbitasyon mo ay kaibigan mo talaga o ibang account ng kilala na namin.',
  agentLink: 'Ang bonus mo bilang ahente',
  agentTitle: 'Bonus ng ahente',
  agentLead:
    'Kumikita ka ng {percent}% ng unang deposito ng bawat miyembrong inimbitahan mo, hanggang {most} bawat isa, kapag kasama na sa bilang ang miyembro.',
  members: 'Mga inimbitahan',
  depositors: 'Nakapagdeposito na',
  bonusTotal: 'Nabayad na sa iyo',
  bonusPending: 'Paparating',
  agentNone: 'Wala pang bonus',
  agentNoneText: 'Lalabas dito ang unang bonus mo kapag kasama na sa bilang ang inimbitahan mo.',
  agentEnd: 'Iyan na ang lahat',
};
