import type { Template } from '../template.ts';
import type { NoticeKind } from './notice-kind.ts';

const all = { greeting: 'Hello {username},', button: 'Go to {site}' };
const notYou = 'Not you? Change your password right away and contact us.';
const notYouPassword = 'Not you? Set a new password right away under “Forgot password” and contact us.';

export const en: Record<NoticeKind, Template> = {
  passwordChanged: {
    ...all,
    subject: 'Your password was changed',
    sentence: 'the password of your account was changed. Your other devices were logged out.',
    footer: notYouPassword,
  },
  passwordReset: {
    ...all,
    subject: 'Your password was reset',
    sentence: 'a new password was set for your account with a link we emailed you. All devices were logged out.',
    footer: notYouPassword,
  },
  providerLinked: {
    ...all,
    subject: 'A log-in with {provider} was added',
    sentence: 'you can now log in to your account with {provider}.',
    footer: notYou,
  },
  payoutAccountAdded: {
    ...all,
    subject: 'A payout account was added',
    sentence: 'a new payout account was used for a cash-out and saved to your account.',
    footer: 'Not you? Change your password right away and contact us, so that we can stop the cash-out.',
  },
  payoutAccountRemoved: {
    ...all,
    subject: 'A payout account was removed',
    sentence: 'a saved payout account was removed from your account. You can add it again with your next cash-out.',
    footer: notYou,
  },
  detailsChanged: {
    ...all,
    subject: 'Your personal details were changed',
    sentence:
      'your personal details were changed as requested from your account. You can see them under Account settings.',
    footer: notYou,
  },
  factorAdded: {
    ...all,
    subject: 'A second factor was added',
    sentence: 'you can now confirm your log-in with {factor}. Your other devices were logged out.',
    footer: notYou,
  },
  factorRemoved: {
    ...all,
    subject: 'A second factor was removed',
    sentence: '{factor} was removed from your account and can no longer be used to log in.',
    footer: notYou,
  },
  factorReset: {
    ...all,
    subject: 'Your second factors were reset',
    sentence:
      'we verified your identity and removed every second factor from your account. You can now log in with your password. Please turn on a second factor again.',
    footer: 'Not you? Contact us right away.',
  },
  factorLocked: {
    ...all,
    subject: 'Wrong codes for your account',
    sentence:
      'someone who knows your password entered too many wrong codes. Codes for your account are locked for 15 minutes.',
    footer: notYou,
  },
  recoveryCodeUsed: {
    ...all,
    subject: 'A recovery code was used',
    sentence: 'someone logged in to your account with one of your recovery codes. You have {left} left.',
    footer: notYou,
  },
  recoveryCodesRenewed: {
    ...all,
    subject: 'You have new recovery codes',
    sentence: 'new recovery codes were created for your account. Your old codes no longer work.',
    footer: notYou,
  },
  documentAccepted: {
    ...all,
    subject: 'Your document was accepted',
    sentence: 'we have reviewed and accepted your {document}. You do not need to do anything else.',
    footer: 'Questions? Contact us; we are happy to help.',
  },
  documentRefused: {
    ...all,
    subject: 'Please upload a document again',
    sentence: 'we could not accept your {document}: {reason} Please upload it again under Account settings.',
    footer: 'Questions? Contact us; we are happy to help.',
  },
  documentExpiring: {
    ...all,
    subject: 'Your document expires soon',
    sentence:
      'your {document} is valid until {day}. Please upload a new one under Account settings by then, so that your cash-outs are not delayed.',
    footer: 'Questions? Contact us; we are happy to help.',
  },
  documentExpired: {
    ...all,
    subject: 'Your document has expired',
    sentence:
      'your {document} expired on {day}. Please upload a new one under Account settings before your next cash-out.',
    footer: 'Questions? Contact us; we are happy to help.',
  },
};
