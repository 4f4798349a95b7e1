const en = {
  language: 'en',
  studio: 'The game studio',
  about:
    'Our games run here. Each round is decided by a seed that was committed in advance. Open them from the casino.',
  toCasino: 'To the casino',
  toFairness: 'Fairness: check any round yourself',
  games: 'Games',
  game: 'Game',
  sheet: 'Figures',
  choice: 'Choice',
  return: 'Return to player',
  hitRate: 'Rounds that pay anything',
  profitRate: 'Rounds that pay more than the stake',
  deviation: 'Deviation',
  largestWin: 'Largest win',
  odds: 'Its odds',
  everyRound: 'Every round',
  notCounted: 'not counted',
  explained:
    'Calculated from the rules, not estimated. The deviation is that of the return of one round, in stakes. Where skill matters, the figures are for the best play. A win that comes less than once in 1,000,000,000 rounds is not shown.',
  doubleUp: 'Double-up of a win',
  aPick: 'One pick',
  doubleUpExplained: (tries: number) =>
    `Stakes are here the win that is at risk. At most ${tries} picks in a round, where double-up is offered; the figures above hold with and without it.`,
  pot: 'The shared jackpot',
  currency: 'Currency',
  potStart: 'Starts at',
  potMost: 'Pays at most',
  potOdds: 'How often it is won',
  perStake: (stake: string, rounds: string) => `at ${stake}, once in ${rounds}`,
  potExplained: (reels: string, paidIn: string, begun: string) =>
    `Of the return, ${reels} % comes from the reels, ${paidIn} % from what stakes pay into the jackpot, since all of it is won in the end, and ${begun} % from the starting amounts that the casino pays. Twice the stake wins it twice as often. Hits, deviation and largest win are those of the reels. The seed decides whether a round wins the jackpot; it pays the amount recorded when the stake was accepted.`,
  chain: 'The chain of seeds',
  chainExplained:
    'There is no video and no dealer here: the next seed of a chain decides each round. Hashed once with SHA-256, link k gives link k − 1, and link 1 gives the end, which was published before the first round. So no link can be changed afterwards. The salt is a value that a public beacon published later and that nobody knew when the end was published. So no chain could be chosen for its results. With a round saved as a file and the saved list of chains, anyone can check it without us:',
  chainEnd: 'End',
  chainLinks: 'Links',
  linksUsed: (links: number, used: number) =>
    `${links.toLocaleString('en')}, ${used.toLocaleString('en')} of them used`,
  chainPublished: 'Published',
  chainBeacon: 'Beacon',
  beaconRound: 'Beacon value',
  salt: 'Salt',
  salted: 'Known since',
  saltWaits: 'The beacon has not published it yet. Rounds begin after that.',
  noChain: 'This table has no chain yet. Rounds begin when one is published.',
  allChains: 'Save the chains of all tables',
  rulesHash: 'Hash of the rules',
  rules: 'Rules and definition',
  times: (count: number) => `${count.toLocaleString('en')} ×`,
  oneIn: (rounds: string) => `1 in ${rounds}`,
  rarerThan: (rounds: string) => `rarer than 1 in ${rounds}`,
} as const;

export type SheetTexts = { [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K] } & {
  language: 'en' | 'fil';
};

const fil: SheetTexts = {
  language: 'fil',
  studio: 'Ang studio ng mga laro',
  about:
    'Dito pinagpapasyahan ang aming mga laro, bawat round mula sa seed na itinakda nang una. Binubuksan ang mga ito mula sa casino.',
  toCasino: 'Sa casino',
  toFairness: 'Katapatan: ikaw mismo ang sumuri ng alinmang round',
  games: 'Mga laro',
  game: 'Laro',
  sheet: 'Mga bilang',
  choice: 'Pinili',
  return: 'Balik sa manlalaro',
  hitRate: 'Mga round na may bayad',
  profitRate: 'Mga round na higit sa taya ang bayad',
  deviation: 'Deviation',
  largestWin: 'Pinakamalaking panalo',
  odds: 'Tsansa nito',
  everyRound: 'Bawat round',
  notCounted: 'hindi binilang',
  explained:
    'Kinuwenta mula sa mga tuntunin, hindi sinukat. Ang deviation ay sa balik ng isang round, sa taya. Kung may saysay ang husay, ang mga bilang ay sa pinakamahusay na paglalaro. Hindi ipinapakita ang panalong mas madalang sa isang beses sa 1,000,000,000 round.',
  doubleUp: 'Pagdoble ng panalo',
  aPick: 'Isang pagpili',
  doubleUpExplained: (tries) =>
    `Ang taya rito ay ang panalong itinataya. Hanggang ${tries} pagpili sa isang round, kung inaalok ang pagdoble; pareho ang mga bilang sa itaas, mayroon man o wala nito.`,
  pot: 'Ang pinagsasaluhang jackpot',
  currency: 'Pera',
  potStart: 'Panimulang halaga',
  potMost: 'Pinakamalaking bayad',
  potOdds: 'Gaano kadalas mapanalunan',
  perStake: (stake, rounds) => `sa ${stake} minsan sa ${rounds}`,
  potExplained: (reels, paidIn, begun) =>
    `Sa balik, ${reels} % ay sa mga reel, ${paidIn} % sa napupunta sa jackpot mula sa mga taya, dahil lahat nito ay mapapanalunan sa huli, at ${begun} % sa mga panimulang halagang binabayaran ng casino. Dobleng taya, dobleng dalas. Ang mga panalo, deviation at pinakamalaking panalo ay sa mga reel. Ang seed ng round ang nagpapasya kung mananalo ng jackpot; ang ibabayad ay ang halagang naitala nang tanggapin ang taya.`,
  chain: 'Ang kadena ng mga seed',
  chainExplained:
    'Walang video at walang dealer dito: ang susunod na seed ng isang kadena ang nagpapasya sa bawat round. Kapag na-hash nang isang beses sa SHA-256, ang kawing k ay nagbibigay ng kawing k − 1, at ang kawing 1 ay nagbibigay ng dulo, na inilathala bago ang unang round. Kaya walang kawing na mababago pagkatapos. Ang salt ay halagang sinabi kalaunan ng isang pampublikong beacon at wala pang nakaaalam nang ilathala ang dulo. Kaya walang kadenang mapipili dahil sa mga resulta nito. Sapat ang round na na-save bilang file at ang na-save na listahan ng mga kadena para masuri ito nang wala kami:',
  chainEnd: 'Dulo',
  chainLinks: 'Mga kawing',
  linksUsed: (links, used) => `${links.toLocaleString('en')}, ${used.toLocaleString('en')} ang nagamit na`,
  chainPublished: 'Inilathala',
  chainBeacon: 'Beacon',
  beaconRound: 'Alin sa mga halaga nito',
  salt: 'Salt',
  salted: 'Alam mula noong',
  saltWaits: 'Hindi pa ito inilalathala ng beacon. Magsisimula ang mga round pagkatapos niyon.',
  noChain: 'Wala pang kadena ang mesang ito. Walang round na lalaruin bago may mailathala.',
  allChains: 'Ang mga kadena ng lahat ng mesa, para ma-save',
  rulesHash: 'Hash ng mga tuntunin',
  rules: 'Mga tuntunin at definition',
  times: (count) => `${count.toLocaleString('en')} ×`,
  oneIn: (rounds) => `1 sa ${rounds}`,
  rarerThan: (rounds) => `mas madalang pa sa 1 sa ${rounds}`,
};

export function sheetTextsOf(language: string | undefined): SheetTexts {
  return language === 'fil' ? fil : en;
}
