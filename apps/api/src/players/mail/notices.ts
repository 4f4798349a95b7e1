import type { Template } from './template.ts';

/** Mails that tell what happened to an account; their button leads to the site. */
export type NoticeKind =
  | 'passwordChanged'
  | 'passwordReset'
  | 'providerLinked'
  | 'payoutAccountAdded'
  | 'payoutAccountRemoved'
  | 'detailsChanged'
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

const en = { greeting: 'Hello {username},', button: 'Go to {site}' };
const fil = { greeting: 'Kumusta {username},', button: 'Pumunta sa {site}' };
const notYouEn = 'Not you? Change your password right away and contact us.';
const notYouFil = 'Hindi ikaw ito? Palitan agad ang iyong password at makipag-ugnayan sa amin.';

const notYouPasswordEn = 'Not you? Set a new password right away under “Forgot password” and contact us.';
const notYouPasswordFil =
  'Hindi ikaw ito? Magtakda agad ng bagong password sa ilalim ng “Nakalimutan ang password” at makipag-ugnayan sa amin.';

/** The words of the notices. `{site}`, `{username}` and what each is about are filled in. */
export const notices: Record<'en' | 'fil', Record<NoticeKind, Template>> = {
  en: {
    passwordChanged: {
      ...en,
      subject: 'Your password was changed',
      sentence: 'the password of your account was changed. Your other devices were logged out.',
      footer: notYouPasswordEn,
    },
    passwordReset: {
      ...en,
      subject: 'Your password was reset',
      sentence: 'a new password was set for your account with a link we emailed you. All devices were logged out.',
      footer: notYouPasswordEn,
    },
    providerLinked: {
      ...en,
      subject: 'A log-in with {provider} was added',
      sentence: 'you can now log in to your account with {provider}.',
      footer: notYouEn,
    },
    payoutAccountAdded: {
      ...en,
      subject: 'A payout account was added',
      sentence: 'a new payout account was used for a cash-out and saved to your account.',
      footer: 'Not you? Change your password right away and contact us, so that we can stop the cash-out.',
    },
    payoutAccountRemoved: {
      ...en,
      subject: 'A payout account was removed',
      sentence: 'a saved payout account was removed from your account. You can add it again with your next cash-out.',
      footer: notYouEn,
    },
    detailsChanged: {
      ...en,
      subject: 'Your personal details were changed',
      sentence:
        'your personal details were changed as requested from your account. You can see them under Account settings.',
      footer: notYouEn,
    },
    factorAdded: {
      ...en,
      subject: 'A second factor was added',
      sentence: 'you can now confirm your log-in with {factor}. Your other devices were logged out.',
      footer: notYouEn,
    },
    factorRemoved: {
      ...en,
      subject: 'A second factor was removed',
      sentence: '{factor} was removed from your account and can no longer be used to log in.',
      footer: notYouEn,
    },
    factorReset: {
      ...en,
      subject: 'Your second factors were reset',
      sentence:
        'we verified your identity and removed every second factor from your account. You can now log in with your password. Please turn on a second factor again.',
      footer: 'Not you? Contact us right away.',
    },
    factorLocked: {
      ...en,
      subject: 'Wrong codes for your account',
      sentence:
        'somebody who knows your password entered too many wrong codes. Codes for your account are locked for 15 minutes.',
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
      sentence: 'new recovery codes were created for your account. Your old codes no longer work.',
      footer: notYouEn,
    },
    documentAccepted: {
      ...en,
      subject: 'Your document was accepted',
      sentence: 'we have reviewed and accepted your {document}. You do not need to do anything else.',
      footer: 'Questions? Contact us; we are happy to help.',
    },
    documentRefused: {
      ...en,
      subject: 'Please upload a document again',
      sentence: 'we could not accept your {document}: {reason} Please upload it again under Account settings.',
      footer: 'Questions? Contact us; we are happy to help.',
    },
    documentExpiring: {
      ...en,
      subject: 'Your document expires soon',
      sentence:
        'your {document} is valid until {day}. Please upload a new one under Account settings by then, so that your cash-outs are not delayed.',
      footer: 'Questions? Contact us; we are happy to help.',
    },
    documentExpired: {
      ...en,
      subject: 'Your document has expired',
      sentence:
        'your {document} expired on {day}. Please upload a new one under Account settings before your next cash-out.',
      footer: 'Questions? Contact us; we are happy to help.',
    },
  },
  fil: {
    passwordChanged: {
      ...fil,
      subject: 'Pinalitan ang iyong password',
      sentence: 'pinalitan ang password ng iyong account. Na-log out ang ibang mga device.',
      footer: notYouPasswordFil,
    },
    passwordReset: {
      ...fil,
      subject: 'Na-reset ang iyong password',
      sentence:
        'may bagong password ang iyong account, gamit ang link na ipinadala namin sa email mo. Na-log out ang lahat ng device.',
      footer: notYouPasswordFil,
    },
    providerLinked: {
      ...fil,
      subject: 'Naidagdag ang pag-log in gamit ang {provider}',
      sentence: 'maaari ka nang mag-log in sa iyong account gamit ang {provider}.',
      footer: notYouFil,
    },
    payoutAccountAdded: {
      ...fil,
      subject: 'May idinagdag na payout account',
      sentence: 'may bagong payout account na ginamit para sa isang cash-out at na-save sa iyong account.',
      footer:
        'Hindi ikaw ito? Palitan agad ang iyong password at makipag-ugnayan sa amin para mapigilan namin ang cash-out.',
    },
    payoutAccountRemoved: {
      ...fil,
      subject: 'May inalis na payout account',
      sentence:
        'may naka-save na payout account na inalis sa iyong account. Maaari mo itong idagdag muli sa susunod mong cash-out.',
      footer: notYouFil,
    },
    detailsChanged: {
      ...fil,
      subject: 'Binago ang iyong personal na detalye',
      sentence:
        'binago ang iyong personal na detalye ayon sa hiling mula sa iyong account. Makikita mo ito sa ilalim ng Mga setting ng account.',
      footer: notYouFil,
    },
    factorAdded: {
      ...fil,
      subject: 'May pangalawang hakbang na sa pag-log in mo',
      sentence: 'mula ngayon, maaaring kumpirmahin ang pag-log in gamit ang {factor}. Na-log out ang ibang mga device.',
      footer: notYouFil,
    },
    factorRemoved: {
      ...fil,
      subject: 'May inalis na pangalawang hakbang sa pag-log in',
      sentence: 'hindi na makukumpirma ang pag-log in gamit ang {factor} na nasa iyong account.',
      footer: notYouFil,
    },
    factorReset: {
      ...fil,
      subject: 'Na-reset ang mga pangalawang hakbang sa pag-log in mo',
      sentence:
        'na-verify namin ang pagkakakilanlan mo at inalis ang lahat ng pangalawang hakbang sa pag-log in ng iyong account. Makakapag-log in ka gamit ang password. Pakibuksan muli ang pangalawang hakbang.',
      footer: 'Hindi ikaw ang humiling nito? Makipag-ugnayan agad sa amin.',
    },
    factorLocked: {
      ...fil,
      subject: 'Mga maling code para sa iyong account',
      sentence:
        'may nakakaalam ng iyong password na naglagay ng masyadong maraming maling code. Naka-lock ang mga code para sa iyong account sa loob ng 15 minuto.',
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
      footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
    },
    documentRefused: {
      ...fil,
      subject: 'Paki-upload muli ang isang dokumento',
      sentence:
        'hindi namin natanggap ang iyong {document}: {reason} Paki-upload itong muli sa ilalim ng Mga setting ng account.',
      footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
    },
    documentExpiring: {
      ...fil,
      subject: 'Malapit nang mag-expire ang isa mong dokumento',
      sentence:
        'may bisa ang iyong {document} hanggang {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang araw na iyon, para hindi maantala ang iyong mga cash-out.',
      footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
    },
    documentExpired: {
      ...fil,
      subject: 'Nag-expire ang isa mong dokumento',
      sentence:
        'nag-expire ang iyong {document} noong {day}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang susunod mong cash-out.',
      footer: 'May tanong? Makipag-ugnayan sa amin; handa kaming tumulong.',
    },
  },
};
