/** The legal texts. In English only: that version prevails. `{site}` is the site's name. */
export interface Section {
  heading?: string;
  paragraphs: readonly string[];
}

const userAgreement: readonly Section[] = [
  {
    paragraphs: ['By opening an account with {site} you accept this agreement. Please read it, and keep a copy.'],
  },
  {
    heading: 'Who may play',
    paragraphs: [
      'You must be at least 18 years old, play for yourself, and live where we offer our service. One account per person.',
      'The details you register with must be true. We ask for proof of identity and of payment before your first cash-out.',
    ],
  },
  {
    heading: 'Your money',
    paragraphs: [
      'Your balance is kept in the currency you chose when you joined. Every deposit, bet, win and cash-out is an entry in your book, which you can read at any time.',
      'You can cash out up to 15,000 EUR, or its equal in your currency, in a calendar month.',
      'An account that was not used for 180 days is charged an inactivity fee of 5 EUR a month until it is used again or empty.',
    ],
  },
  {
    heading: 'The games',
    paragraphs: [
      'The outcome of a round is decided by our servers from a seed that is fixed before you bet. What our records say counts where it differs from what a screen showed.',
      'A round that was interrupted is played to its end as it was committed, or its bet is returned.',
    ],
  },
  {
    heading: 'Refunds and complaints',
    paragraphs: [
      'Ask for a refund of a deposit within 24 hours. The documents we then ask for are due within 5 days.',
      'Tell us of a complaint within 14 days of what it is about, with your member id and the round or payment concerned.',
    ],
  },
  {
    heading: 'Changes and law',
    paragraphs: [
      'Changes to this agreement take effect 14 days after they are published, and substantial ones after a notice of 7 days to every member.',
      'This agreement is governed by the law of Cyprus.',
    ],
  },
];

const privacyPolicy: readonly Section[] = [
  {
    heading: 'What we keep',
    paragraphs: [
      'The details you register with, your documents, your payments, your bets and the addresses you log in from. We need them to run your account, to keep your money safe, and because the law asks for them.',
      'Card numbers go to the payment provider; we neither store nor log them. Your password is stored as a fingerprint from which it cannot be read.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'Our staff, as far as their work needs it, and the payment providers you choose. Game vendors get an id that tells nothing about you. We do not sell your details.',
    ],
  },
  {
    heading: 'Your documents',
    paragraphs: [
      'Pictures you upload are stripped of hidden information such as places and times, stored apart from the website, and shown to you and our examiners only.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You may ask for a copy of your details; it takes up to 28 days and costs 10 EUR. You may have wrong details corrected, and may stop our offers by mail at any time.',
      'Should your details ever be exposed, we tell you and the authority within 72 hours.',
    ],
  },
  {
    heading: 'In your browser',
    paragraphs: [
      'We keep your login, your language and, until you have joined, the code of the friend who invited you in your browser’s storage. There are no advertising cookies.',
    ],
  },
];

const withdrawalRules: readonly Section[] = [
  {
    heading: 'Before the first cash-out',
    paragraphs: [
      'Make at least one deposit, so that we know where your money comes from.',
      'Upload a proof of identity and a proof of payment. We examine them within 1 to 7 business days.',
    ],
  },
  {
    heading: 'Amounts',
    paragraphs: [
      'The least cash-out is 25 in your currency, the most 100,000 at once, and 15,000 EUR or its equal in a month.',
      'Winnings from a bonus can be cashed out once its wagering requirement is met. You can withdraw your own deposit at any time.',
    ],
  },
  {
    heading: 'How long it takes',
    paragraphs: [
      'An applied cash-out is held aside at once and examined by a person. Until it is approved you can cancel it, and the money returns to your balance.',
      'Once approved it is paid out within 24 to 72 hours, usually much sooner.',
    ],
  },
];

const aboutUs: readonly Section[] = [
  {
    paragraphs: [
      '{site} is an online casino that can be checked. It was built on the idea that nobody should have to take a casino’s word for it.',
      'The outcome of every round of our own games comes from a seed that is committed before you bet. Once it is revealed, anyone can compute the outcome again.',
      'Your money is kept in one book, in which every entry carries the fingerprint of the one before it. An entry cannot be changed afterwards without the chain showing it.',
      'We are a place for adults who play for pleasure. If it stops being one, please take a break, and talk to somebody you trust.',
    ],
  },
  {
    heading: 'Credits',
    paragraphs: [
      'Lettering: Fraunces and Inter, under the SIL Open Font License. Court cards after Adrian Kennard’s (CC0). Silhouettes on two covers by Faithtoken, Delapouite and Lorc of game-icons.net, shaded and filled by us (CC BY 3.0, creativecommons.org/licenses/by/3.0). Sounds made with ZzFX by Frank Force (MIT).',
    ],
  },
];

export const documents = { userAgreement, privacyPolicy, withdrawalRules, aboutUs } as const;
