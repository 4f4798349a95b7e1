import type { Language } from '../../../http/language.ts';

interface Section {
  en: string;
  fil: string;
  /** Fields that are amounts in minor units: of the row's own currency, else of the member's book. */
  amounts?: readonly string[];
}

const bookAmounts = [
  'cash',
  'bonus',
  'held',
  'deposited',
  'won',
  'rolled_back',
  'granted',
  'staked',
  'paid_out',
  'forfeited',
  'fees',
  'reversed',
] as const;

/** What a copy is made of, in its order; every section that a feature publishes has its name here (a test says so). */
export const sections = {
  account: { en: 'Account', fil: 'Account' },
  consents: { en: 'What you agreed to', fil: 'Mga sinang-ayunan mo' },
  logIns: { en: 'Log-ins', fil: 'Mga pag-log in' },
  failedLogIns: { en: 'Failed log-ins', fil: 'Mga nabigong pag-log in' },
  linkedAccounts: { en: 'Linked accounts', fil: 'Mga naka-link na account' },
  authenticatorApp: { en: 'Authenticator app', fil: 'Authenticator app' },
  passkeys: { en: 'Passkeys', fil: 'Mga passkey' },
  documents: { en: 'Documents', fil: 'Mga dokumento' },
  pictures: { en: 'Pictures of documents', fil: 'Mga larawan ng dokumento' },
  book: { en: 'Ledger', fil: 'Ledger', amounts: bookAmounts },
  postings: {
    en: 'Transactions',
    fil: 'Mga transaksyon',
    amounts: [
      'amount',
      'bonus_part',
      'cash_before',
      'bonus_before',
      'held_before',
      'cash_after',
      'bonus_after',
      'held_after',
    ],
  },
  deposits: { en: 'Deposits', fil: 'Mga deposito', amounts: ['amount', 'pays', 'shortfall', 'settled', 'asked'] },
  cards: { en: 'Cards', fil: 'Mga card' },
  payers: { en: 'Payers', fil: 'Mga nagbayad' },
  paidWith: { en: 'Payment instruments of deposits', fil: 'Ipinambayad sa mga deposito' },
  refunds: { en: 'Refunds', fil: 'Mga refund', amounts: ['amount'] },
  claims: { en: 'Chargebacks', fil: 'Mga chargeback', amounts: ['amount'] },
  cashOuts: { en: 'Cash-outs', fil: 'Mga cash-out', amounts: ['amount', 'fee'] },
  savedAccounts: { en: 'Saved accounts', fil: 'Mga naka-save na account' },
  nameAtGames: { en: 'Your name at game vendors', fil: 'Pangalan mo sa mga vendor ng laro' },
  gameSessions: { en: 'Games you opened', fil: 'Mga binuksang laro' },
  rounds: { en: 'Rounds', fil: 'Mga round', amounts: ['staked', 'returned', 'won'] },
  sharedRounds: { en: 'Rounds you shared', fil: 'Mga round na ibinahagi mo' },
  heldWins: { en: 'Wins held for review', fil: 'Mga panalong sinuri', amounts: ['amount', 'staked', 'won_before'] },
  freeRounds: { en: 'Free rounds', fil: 'Mga libreng round', amounts: ['stake', 'won', 'win_most', 'paid'] },
  playStopped: { en: 'Play stopped by us', fil: 'Paglalarong inihinto namin' },
  tableWords: { en: 'What you said at shared tables', fil: 'Mga sinabi mo sa mga mesang pinagsasaluhan' },
  tableMutes: { en: 'When you could not write at shared tables', fil: 'Kung kailan hindi ka nakapagsulat sa mga mesa' },
  chatReports: { en: 'Chat messages you reported', fil: 'Mga mensaheng inireport mo' },
  limits: { en: 'Limits', fil: 'Mga limitasyon' },
  limitRaises: { en: 'Higher limits asked for', fil: 'Mga hininging mas mataas na limitasyon' },
  limitsDeclined: { en: 'Limits you chose not to set', fil: 'Mga limitasyong pinili mong hindi itakda' },
  reviewReminders: { en: 'Reminders to review your limits', fil: 'Mga paalala na suriin ang iyong mga limitasyon' },
  playPreferences: { en: 'Play settings', fil: 'Mga setting ng paglalaro' },
  pauses: { en: 'Breaks and exclusions', fil: 'Mga pahinga at pagbubukod' },
  playSigns: { en: 'Safer-gambling indicators', fil: 'Mga palatandaan para sa ligtas na paglalaro' },
  playMeasures: { en: 'Safer-gambling measures', fil: 'Mga hakbang para sa ligtas na paglalaro' },
  playCases: { en: 'Safer-gambling reviews by our staff', fil: 'Mga pagsusuri ng staff para sa ligtas na paglalaro' },
  exclusionLifts: { en: 'Requests to end an exclusion', fil: 'Mga hiling na tapusin ang pagbubukod' },
  identityChecks: { en: 'Identity checks', fil: 'Mga pagsusuri ng pagkakakilanlan' },
  registerAnswers: { en: 'Self-exclusion register checks', fil: 'Mga pagsusuri sa self-exclusion register' },
  sourcesOfFunds: {
    en: 'Source of funds',
    fil: 'Pinagmulan ng pera',
    amounts: ['threshold', 'deposits'],
  },
  bonuses: {
    en: 'Bonuses',
    fil: 'Mga bonus',
    amounts: [
      'amount',
      'deposit',
      'required',
      'most_counted',
      'most_released',
      'own',
      'locked',
      'released',
      'wagered',
      'forfeited',
      'paid',
    ],
  },
  bonusBets: {
    en: 'Bets towards bonuses',
    fil: 'Mga taya para sa bonus',
    amounts: ['stake', 'own', 'locked', 'counted'],
  },
  cashback: { en: 'Cashback', fil: 'Cashback', amounts: ['loss', 'amount'] },
  fees: { en: 'Fees', fil: 'Mga bayarin', amounts: ['amount'] },
  vip: { en: 'VIP points spent', fil: 'Nagamit na VIP points' },
  vipGiven: { en: 'VIP points you were given', fil: 'Mga VIP point na ibinigay sa iyo' },
  vipPurchases: { en: 'VIP packages', fil: 'Mga VIP package', amounts: ['bonus'] },
  invitations: { en: 'Friends you invited', fil: 'Mga inimbitahan mo' },
  invitedBySomebody: { en: 'Your own invitation', fil: 'Imbitasyon sa iyo' },
  inviteProgress: { en: 'Progress of invitations', fil: 'Takbo ng mga imbitasyon' },
  inviteRewards: { en: 'Invitation rewards', fil: 'Mga gantimpala sa imbitasyon', amounts: ['amount'] },
  agency: { en: 'Agency', fil: 'Pagiging ahente' },
  competitions: { en: 'Competitions', fil: 'Mga paligsahan', amounts: ['prize'] },
  missions: { en: 'Missions', fil: 'Mga misyon' },
  agentBonuses: { en: 'Agent bonuses', fil: 'Mga bonus ng ahente', amounts: ['amount'] },
  favourites: { en: 'Favourite games', fil: 'Mga paboritong laro' },
  promotionsShown: { en: 'Promotions shown', fil: 'Mga ipinakitang promo' },
  promotionsChosen: { en: 'Promotions for you', fil: 'Mga promo para sa iyo' },
  campaigns: { en: 'Campaigns', fil: 'Mga kampanya', amounts: ['amount'] },
  messages: { en: 'Messages', fil: 'Mga mensahe' },
  sentNotifications: { en: 'Messages sent by push and email', fil: 'Mga mensaheng ipinadala sa push at email' },
  pushDevices: { en: 'Devices with push notifications', fil: 'Mga device na may push notification' },
  notificationChoices: { en: 'Notification settings', fil: 'Mga setting ng notification' },
  quietHours: { en: 'Quiet hours', fil: 'Mga oras na tahimik' },
  mails: { en: 'Emails to you', fil: 'Mga email sa iyo' },
  letters: { en: 'Messages to support', fil: 'Mga mensahe sa support' },
  notes: { en: 'Staff notes', fil: 'Mga tala ng staff' },
  corrections: { en: 'Corrections', fil: 'Mga pagwawasto' },
  copies: { en: 'Copies of your data', fil: 'Mga kopya ng iyong datos' },
  erasures: { en: 'Erasure', fil: 'Pagbura' },
  auditEvents: { en: 'What you did', fil: 'Mga ginawa mo' },
} as const satisfies Record<string, Section>;

/** Sections whose rows lie elsewhere, and are asked for when a copy is made. */
export const elsewhere = ['tableWords'] as const satisfies readonly (keyof typeof sections)[];
export type Elsewhere = (typeof elsewhere)[number];

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export const isElsewhere = (name: SectionName): name is Elsewhere => (elsewhere as readonly string[]).includes(name);

export const titleOf = (name: SectionName, language: Language): string => sections[name][language];

export function amountsOf(name: SectionName): readonly string[] {
  const section: Section = sections[name];
  return section.amounts ?? [];
}
