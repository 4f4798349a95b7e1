import type { Template } from '../template.ts';
import type { NoticeKind } from './notice-kind.ts';

const all = { greeting: 'Kumusta {username},', button: 'Pumunta sa {site}' };
const notYou = 'Hindi ikaw ito? Palitan agad ang iyong password at makipag-ugnayan sa amin.';
const notYouPassword =
  'Hindi ikaw ito? Magtakda agad ng bagong password sa ilalim ng “Nakalimutan ang password” at makipag-ugnayan sa amin.';

export const fil: Record<NoticeKind, Template> = {
  passwordChanged: {
    ...all,
    subject: 'Pinalitan ang iyong password',
    sentence: 'pinalitan ang password ng iyong account. Na-log out ang ibang mga device.',
    footer: notYouPassword,
  },
  passwordReset: {
    ...all,
    subject: 'Na-reset ang iyong password',
    sentence:
      'may bagong password ang iyong account, gamit ang link na ipinadala namin sa email mo. Na-log out ang lahat ng device.',
    footer: notYouPassword,
  },
  providerLinked: {
    ...all,
    subject: 'Naidagdag ang pag-log in gamit ang {provider}',
    sentence: 'maaari ka nang mag-log in sa iyong account gamit ang {provider}.',
    footer: notYou,
  },
  payoutAccountAdded: {
    ...all,
    subject: 'May idinagdag na payout account',
    sentence: 'may bagong payout account na ginamit para sa isang cash-out at na-save sa iyong account.',
    footer:
      'Hindi ikaw ito? Palitan agad ang iyong password at makipag-ugnayan sa amin para mapigilan namin ang cash-out.',
  },
  payoutAccountRemoved: {
    ...all,
    subject: 'May inalis na payout account',
    sentence:
      'may naka-save na payout account na inalis sa iyong account. Maaari mo itong idagdag muli sa susunod mong cash-out.',
    footer: notYou,
  },
  detailsChanged: {
    ...all,
    subject: 'Binago ang iyong personal na detalye',
    sentence:
      'binago ang iyong personal na detalye ayon sa hiling mula sa iyong account. Makikita mo ito sa ilalim ng Mga setting ng account.',
    footer: notYou,
  },
  factorAdded: {
    ...all,
    subject: 'May pangalawang hakbang na sa pag-log in mo',
    sentence: 'mula ngayon, maaaring kumpirmahin ang pag-log in gamit ang {factor}. Na-log out ang ibang mga device.',
    footer: notYou,
  },
  factorRemoved: {
    ...all,
    subject: 'May inalis na pangalawang hakbang sa pag-log in',
    sentence: 'hindi na makukumpirma ang pag-log in gamit ang {factor} na nasa iyong account.',
    footer: notYou,
  },
  factorReset: {
    ...all,
    subject: 'Na-reset ang mga pangalawang hakbang sa pag-log in mo',
    sentence:
      'na-verify namin ang pagkakakilanlan mo at inalis ang lahat ng pangalawang hakbang sa pag-log in ng iyong account. Makakapag-log in ka gamit ang password. Pakibuksan muli ang pangalawang hakbang.',
    footer: 'Hindi ikaw ang humiling nito? Makipag-ugnayan agad sa amin.',
  },
  factorLocked: {
    ...all,
    subject: 'Mga maling code para sa iyong account',
    sentence:
      'may nakakaalam ng iyong password na naglagay ng masyadong maraming maling code. Naka-lock ang mga code para sa iyong account sa loob ng 15 minuto.',
    footer: notYou,
  },
  recoveryCodeUsed: {
    ...all,
    subject: 'May ginamit na recovery code',
    sentence: 'may nag-log in sa iyong account gamit ang isa sa iyong mga recovery code. {left} na lang ang natitira.',
    footer: notYou,
  },
  recoveryCodesRenewed: {
    ...all,
    subject: 'May bago kang mga recovery code',
    sentence: 'gumawa ng mga bagong recovery code para sa iyong account. Wala nang bisa ang mga dati.',
    footer: notYou,
  },
  documentAccepted: {
    ...all,
    subject: 'Tinanggap ang iyong dokumento',
    sentence: 'nasuri at tinanggap namin ang iyong {document}. Wala ka nang kailangang gawin para dito.',
    footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
  },
  documentRefused: {
    ...all,
    subject: 'Paki-upload muli ang isang dokumento',
    sentence:
      'hindi namin natanggap ang iyong {document}: {reason} Paki-upload itong muli sa ilalim ng Mga setting ng account.',
    footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
  },
  documentExpiring: {
    ...all,
    subject: 'Malapit nang mag-expire ang isa mong dokumento',
    sentence:
      'may bisa ang iyong {document} hanggang {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang araw na iyon, para hindi maantala ang iyong mga cash-out.',
    footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
  },
  documentExpired: {
    ...all,
    subject: 'Nag-expire ang isa mong dokumento',
    sentence:
      'nag-expire ang iyong {document} noong {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang susunod mong cash-out.',
    footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
  },
};
