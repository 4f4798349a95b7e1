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
  rulesHash: 'Ang hash ng mga tuntunin ay',
  rules: 'Mga tuntunin at definition',
  times: (count) => `${count.toLocaleString('en')} ×`,
  oneIn: (rounds) => `1 sa ${rounds}`,
  rarerThan: (rounds) => `mas bihira pa sa 1 sa ${rounds}`,
};

export function sheetTextsOf(language: string | undefined): SheetTexts {
  return language === 'fil' ? fil : en;
}
