import type { PlayerLanguage } from '@fairhouse/money';

export const en = {
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
    'Calculated from the rules, not estimated. Returns and rates are rounded down, deviations to the nearest. The deviation is that of the return of one round, in stakes. Where skill matters, the figures are for the best play. A win that comes less than once in 1,000,000,000 rounds is not shown.',
  ofOneBet:
    'Each line is one bet alone. A round may hold several. Its return is then the mean of theirs, by their stakes. It pays anything at least as often as each of them; how often it pays more than all its stakes depends on which bets you combine, so no single figure is stated.',
  ofShoe:
    'The return is counted card by card from the full shoe; that of each box is the same however many are played. How often one box pays is counted from the full shoe too; only the hands of a split pair are counted as if every card were put back. The deviations, and how often several boxes together pay, are counted as if every card were put back. In the real shoe these shares are at most 0.2 percentage points higher or lower. So for several boxes they are stated in whole per cent.',
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
  language: PlayerLanguage;
};
