const en = {
  language: 'en',
  studio: 'The game studio',
  about:
    'Here our games are decided, each round from a seed that was committed beforehand. They are opened from the casino.',
  toCasino: 'To the casino',
  games: 'Games',
  game: 'Game',
  sheet: 'Figures',
  choice: 'Choice',
  return: 'Return to player',
  hitRate: 'Rounds that win',
  deviation: 'Deviation',
  largestWin: 'Largest win',
  odds: 'Its odds',
  everyRound: 'Every round',
  notCounted: 'not counted',
  explained:
    'Computed from the rules, not measured. A round wins when it returns anything. The deviation is of the return of one round, in stakes. Where skill matters, the figures are those of the best play.',
  pot: 'The shared pot',
  currency: 'Currency',
  potStart: 'Begins with',
  potMost: 'Pays at most',
  potOdds: 'How often it falls',
  perStake: (stake: string, rounds: string) => `to ${stake} once in ${rounds}`,
  potExplained: (reels: string, paidIn: string, begun: string) =>
    `Of the return, ${reels} % come by the reels, ${paidIn} % by what stakes pay into the pot, for all of it is won one day, and ${begun} % by what the house begins each pot with. Twice the stake takes it twice as often. Hits, deviation and largest win are those of the reels. Whether a round takes the pot follows from its seed; how much it is paid is what lay in the book of the pot when its stake was accepted.`,
  chain: 'The chain of seeds',
  chainExplained:
    'There is no video and no dealer here: the next link of a chain decides each round. Hashed once with SHA-256, link k gives link k − 1, and link 1 gives the end, which was published before the first round. So no link can be changed afterwards. The salt is a value that a public beacon told later and that nobody knew when the end was published. So no chain could be chosen for its results. A round that was saved as a file is checked without us: npm run check-round -- FILE',
  chainEnd: 'End',
  chainLinks: 'Links',
  linksUsed: (links: number, used: number) =>
    `${links.toLocaleString('en')}, ${used.toLocaleString('en')} of them used`,
  chainPublished: 'Published',
  chainBeacon: 'Beacon',
  beaconRound: 'Which of its values',
  salt: 'Salt',
  saltWaits: 'The beacon has not told it yet. No round is played before.',
  noChain: 'This table has no chain yet. No round is played before one is published.',
  allChains: 'The chains of all tables, to be saved',
  rulesHash: 'The rules have the hash',
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
  games: 'Mga laro',
  game: 'Laro',
  sheet: 'Mga bilang',
  choice: 'Pinili',
  return: 'Balik sa manlalaro',
  hitRate: 'Mga round na panalo',
  deviation: 'Deviation',
  largestWin: 'Pinakamalaking panalo',
  odds: 'Tsansa nito',
  everyRound: 'Bawat round',
  notCounted: 'hindi binilang',
  explained:
    'Kinuwenta mula sa mga tuntunin, hindi sinukat. Panalo ang round kapag may anumang bumalik. Ang deviation ay sa balik ng isang round, sa taya. Kung may saysay ang husay, ang mga bilang ay sa pinakamahusay na paglalaro.',
  pot: 'Ang sama-samang pot',
  currency: 'Pera',
  potStart: 'Simula',
  potMost: 'Pinakamalaking bayad',
  potOdds: 'Gaano kadalas makuha',
  perStake: (stake, rounds) => `sa ${stake} minsan sa ${rounds}`,
  potExplained: (reels, paidIn, begun) =>
    `Sa balik, ${reels} % ay sa mga reel, ${paidIn} % sa inihuhulog ng mga taya sa pot, dahil lahat nito ay mapapanalunan balang araw, at ${begun} % sa inilalagay ng bahay sa simula ng bawat pot. Dobleng taya, dobleng dalas. Ang mga panalo, deviation at pinakamalaking panalo ay sa mga reel. Ang seed ng round ang nagpapasya kung makukuha ang pot; ang ibabayad ay ang laman ng libro ng pot nang tanggapin ang taya.`,
  chain: 'Ang kadena ng mga seed',
  chainExplained:
    'Walang video at walang dealer dito: ang susunod na kawing ng isang kadena ang nagpapasya sa bawat round. Kapag na-hash nang isang beses sa SHA-256, ang kawing k ay nagbibigay ng kawing k − 1, at ang kawing 1 ay nagbibigay ng dulo, na inilathala bago ang unang round. Kaya walang kawing na mababago pagkatapos. Ang salt ay halagang sinabi kalaunan ng isang pampublikong beacon at wala pang nakaaalam nang ilathala ang dulo. Kaya walang kadenang mapipili dahil sa mga resulta nito. Ang round na na-save bilang file ay masusuri nang wala kami: npm run check-round -- FILE',
  chainEnd: 'Dulo',
  chainLinks: 'Mga kawing',
  linksUsed: (links, used) => `${links.toLocaleString('en')}, ${used.toLocaleString('en')} ang nagamit na`,
  chainPublished: 'Inilathala',
  chainBeacon: 'Beacon',
  beaconRound: 'Alin sa mga halaga nito',
  salt: 'Salt',
  saltWaits: 'Hindi pa ito sinasabi ng beacon. Walang round na lalaruin bago iyon.',
  noChain: 'Wala pang kadena ang mesang ito. Walang round na lalaruin bago may mailathala.',
  allChains: 'Ang mga kadena ng lahat ng mesa, para ma-save',
  rulesHash: 'Ang hash ng mga tuntunin ay',
  rules: 'Mga tuntunin at definition',
  times: (count) => `${count.toLocaleString('en')} ×`,
  oneIn: (rounds) => `1 sa ${rounds}`,
  rarerThan: (rounds) => `mas madalang pa sa 1 sa ${rounds}`,
};

export function sheetTextsOf(language: string | undefined): SheetTexts {
  return language === 'fil' ? fil : en;
}
