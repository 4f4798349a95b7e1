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

/** What a copy is made of, in its order; every section that a room publishes has its name here (a test says so). */
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
  book: { en: 'Book', fil: 'Talaan ng pera', amounts: bookAmounts },
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
  paidWith: { en: 'What deposits were paid with', fil: 'Ipinambayad sa mga deposito' },
  refunds: { en: 'Refunds', fil: 'Mga refund', amounts: ['amount'] },
  claims: { en: 'Payments claimed back', fil: 'Mga bayad na binawi', amounts: ['amount'] },
  cashOuts: { en: 'Cash-outs', fil: 'Mga cash-out', amounts: ['amount', 'fee'] },
  savedAccounts: { en: 'Saved accounts', fil: 'Mga naka-save na account' },
  nameAtGames: { en: 'Your name at game vendors', fil: 'Pangalan mo sa mga vendor ng laro' },
  gameSessions: { en: 'Games that were opened', fil: 'Mga binuksang laro' },
  rounds: { en: 'Rounds', fil: 'Mga round', amounts: ['staked', 'returned', 'won'] },
  heldWins: { en: 'Wins that were held', fil: 'Mga panalong sinuri', amounts: ['amount', 'staked', 'won_before'] },
  playStopped: { en: 'Play stopped by us', fil: 'Paglalarong inihinto namin' },
  tableWords: { en: 'What you said at shared tables', fil: 'Mga sinabi mo sa mga mesang pinagsasaluhan' },
  tableMutes: { en: 'When you could not write at shared tables', fil: 'Kung kailan hindi ka nakapagsulat sa mga mesa' },
  limits: { en: 'Limits', fil: 'Mga limitasyon' },
  limitRaises: { en: 'Higher limits asked for', fil: 'Mga hininging mas mataas na limitasyon' },
  playPreferences: { en: 'How you play', fil: 'Paano ka naglalaro' },
  pauses: { en: 'Breaks and exclusions', fil: 'Mga pahinga at pagbubukod' },
  playSigns: { en: 'What was read from how you play', fil: 'Nabasa mula sa paraan ng paglalaro mo' },
  playMeasures: { en: 'What was done about it', fil: 'Ginawa tungkol doon' },
  playCases: { en: 'Looks of a person at how you play', fil: 'Pagtingin ng tao sa paraan ng paglalaro mo' },
  exclusionLifts: { en: 'Requests to end an exclusion', fil: 'Mga hiling na tapusin ang pagbubukod' },
  identityChecks: { en: 'Checks of who you are', fil: 'Mga pagsusuri kung sino ka' },
  registerAnswers: { en: 'Registers of excluded people', fil: 'Mga rehistro ng ibinukod na tao' },
  sourcesOfFunds: {
    en: 'Where money comes from',
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
  vipPurchases: { en: 'VIP packages', fil: 'Mga VIP package', amounts: ['bonus'] },
  invitations: { en: 'Friends you invited', fil: 'Mga inimbitahan mo' },
  invitedBySomebody: { en: 'Your own invitation', fil: 'Imbitasyon sa iyo' },
  inviteProgress: { en: 'Progress of invitations', fil: 'Takbo ng mga imbitasyon' },
  inviteRewards: { en: 'Invitation rewards', fil: 'Mga gantimpala sa imbitasyon', amounts: ['amount'] },
  agency: { en: 'Agency', fil: 'Pagiging ahente' },
  agentBonuses: { en: 'Agent bonuses', fil: 'Mga bonus ng ahente', amounts: ['amount'] },
  favourites: { en: 'Favourite games', fil: 'Mga paboritong laro' },
  promotionsShown: { en: 'Promotions shown', fil: 'Mga ipinakitang promo' },
  promotionsChosen: { en: 'Promotions for you', fil: 'Mga promo para sa iyo' },
  campaigns: { en: 'Campaigns', fil: 'Mga kampanya', amounts: ['amount'] },
  messages: { en: 'Messages', fil: 'Mga mensahe' },
  mails: { en: 'Mails to you', fil: 'Mga mail sa iyo' },
  letters: { en: 'Letters to support', fil: 'Mga sulat sa support' },
  notes: { en: 'Notes of the staff', fil: 'Mga tala ng staff' },
  corrections: { en: 'Corrections', fil: 'Mga pagwawasto' },
  copies: { en: 'Copies of your data', fil: 'Mga kopya ng iyong datos' },
  erasures: { en: 'Erasure', fil: 'Pagbura' },
  acts: { en: 'What you did', fil: 'Mga ginawa mo' },
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
