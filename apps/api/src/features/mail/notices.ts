import type { Template } from './template.ts';

/** Mails that tell what happened to an account; their button leads to the site. */
export type NoticeKind =
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorReset'
  | 'factorLocked'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'documentAccepted'
  | 'documentRefused'
  | 'documentExpiring'
  | 'documentExpired';

const en = { greeting: 'Hello {username},', button: 'To {site}' };
const fil = { greeting: 'Kumusta {username},', button: 'Pumunta sa {site}' };
const notYouEn = 'This was not you? Change your password at once and write to us.';
const notYouFil = 'Hindi ikaw ito? Palitan agad ang iyong password at sumulat sa amin.';

/** The words of the notices. `{site}`, `{username}` and what each is about are filled in. */
export const notices: Record<'en' | 'fil', Record<NoticeKind, Template>> = {
  en: {
    factorAdded: {
      ...en,
      subject: 'Your account has a second factor',
      sentence: 'from now on, logging in can be confirmed with {factor}. Other devices were logged out.',
      footer: notYouEn,
    },
    factorRemoved: {
      ...en,
      subject: 'A second factor was removed',
      sentence: 'logging in can no longer be confirmed with {factor} that your account had.',
      footer: notYouEn,
    },
    factorReset: {
      ...en,
      subject: 'Your second factors were reset',
      sentence:
        'after checking who you are we took every second factor off your account. Your password is enough to log in. Please switch a second factor on again.',
      footer: 'You did not ask for this? Write to us at once.',
    },
    factorLocked: {
      ...en,
      subject: 'Wrong codes for your account',
      sentence:
        'somebody who knows your password entered too many wrong codes. We take no codes for your account for a quarter of an hour.',
      footer: notYouEn,
    },
    recoveryCodeUsed: {
      ...en,
      subject: 'A recovery code was used',
      sentence: 'somebody logged in to your account with one of your recovery codes. You have {left} left.',
      footer: notYouEn,
    },
    recoveryCodesRenewed: {
      ...en,
      subject: 'You have new recovery codes',
      sentence: 'new recovery codes were drawn for your account. The former ones are worth nothing now.',
      footer: notYouEn,
    },
    documentAccepted: {
      ...en,
      subject: 'Your document was accepted',
      sentence: 'we have looked at your {document} and accepted it. There is nothing more to do for it.',
      footer: 'Questions? Write to us; we are glad to help.',
    },
    documentRefused: {
      ...en,
      subject: 'Please upload a document again',
      sentence: 'we could not accept your {document}: {reason} Please upload it again under Account settings.',
      footer: 'Questions? Write to us; we are glad to help.',
    },
    documentExpiring: {
      ...en,
      subject: 'A document of yours expires soon',
      sentence:
        'your {document} is valid until {day}. Please upload a new one under Account settings by then, so that your cash-outs go on without a pause.',
      footer: 'Questions? Write to us; we are glad to help.',
    },
    documentExpired: {
      ...en,
      subject: 'A document of yours has expired',
      sentence:
        'your {document} expired on {day}. Please upload a new one under Account settings: your next cash-out asks for it.',
      footer: 'Questions? Write to us; we are glad to help.',
    },
  },
  fil: {
    factorAdded: {
      ...fil,
      subject: 'May pangalawang patunay na ang iyong account',
      sentence: 'mula ngayon, maaaring kumpirmahin ang pag-log in gamit ang {factor}. Na-log out ang ibang mga device.',
      footer: notYouFil,
    },
    factorRemoved: {
      ...fil,
      subject: 'May inalis na pangalawang patunay',
      sentence: 'hindi na makukumpirma ang pag-log in gamit ang {factor} na nasa iyong account.',
      footer: notYouFil,
    },
    factorReset: {
      ...fil,
      subject: 'Na-reset ang iyong mga pangalawang patunay',
      sentence:
        'matapos tiyakin kung sino ka, inalis namin ang lahat ng pangalawang patunay sa iyong account. Sapat na ang password para mag-log in. Mangyaring magtakda muli ng pangalawang patunay.',
      footer: 'Hindi ikaw ang humiling nito? Sumulat agad sa amin.',
    },
    factorLocked: {
      ...fil,
      subject: 'Mga maling code para sa iyong account',
      sentence:
        'may nakakaalam ng iyong password na naglagay ng masyadong maraming maling code. Hindi kami tatanggap ng code para sa iyong account sa loob ng labinlimang minuto.',
      footer: notYouFil,
    },
    recoveryCodeUsed: {
      ...fil,
      subject: 'May ginamit na recovery code',
      sentence:
        'may nag-log in sa iyong account gamit ang isa sa iyong mga recovery code. {left} na lang ang natitira.',
      footer: notYouFil,
    },
    recoveryCodesRenewed: {
      ...fil,
      subject: 'May bago kang mga recovery code',
      sentence: 'gumawa ng mga bagong recovery code para sa iyong account. Wala nang bisa ang mga dati.',
      footer: notYouFil,
    },
    documentAccepted: {
      ...fil,
      subject: 'Tinanggap ang iyong dokumento',
      sentence: 'nasuri at tinanggap namin ang iyong {document}. Wala ka nang kailangang gawin para dito.',
      footer: 'May tanong? Sumulat sa amin; handa kaming tumulong.',
    },
    documentRefused: {
      ...fil,
      subject: 'Paki-upload muli ang isang dokumento',
      sentence:
        'hindi namin natanggap ang iyong {document}: {reason} Paki-upload itong muli sa ilalim ng Mga setting ng account.',
      footer: 'May tanong? Sumulat sa amin; handa kaming tumulong.',
    },
    documentExpiring: {
      ...fil,
      subject: 'Malapit nang mag-expire ang isa mong dokumento',
      sentence:
        'may bisa ang iyong {document} hanggang {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang araw na iyon, para tuloy-tuloy ang iyong mga cash-out.',
      footer: 'May tanong? Sumulat sa amin; handa kaming tumulong.',
    },
    documentExpired: {
      ...fil,
      subject: 'Nag-expire ang isa mong dokumento',
      sentence:
        'nag-expire ang iyong {document} noong {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account: hihingin ito ng susunod mong cash-out.',
      footer: 'May tanong? Sumulat sa amin; handa kaming tumulong.',
    },
  },
};
