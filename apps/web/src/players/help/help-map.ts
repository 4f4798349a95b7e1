import type { CasinoArticle } from '@fairhouse/contract/articles';

/** The branches of the help area: each with its info page, the questions it answers, and the pages below that with the text each shows. */
export const helpSections = [
  {
    name: 'myAccount',
    info: 'myAccountInfo',
    questions: 'accountHelp',
    pages: {
      depositRules: 'depositRules',
      bonusRules: 'bonusRules',
      casino361: 'rules',
      aboutUs: 'aboutUs',
      privacyPolicy: 'privacyPolicy',
    },
  },
  { name: 'tableGames', info: 'tableGamesInfo', questions: 'tableHelp', pages: { blackjack: 'blackjack' } },
  { name: 'cashier', info: 'cashierInfo', questions: 'cashierHelp', pages: { withdrawalRules: 'withdrawalRules' } },
  { name: 'bonus', info: 'bonusInfo', questions: 'bonusHelp', pages: { terms: 'terms' } },
] as const satisfies readonly {
  name: string;
  info: string;
  questions: CasinoArticle;
  pages: Record<string, CasinoArticle>;
}[];

export type HelpSection = (typeof helpSections)[number];
type PagesOf<S> = S extends { pages: infer P } ? keyof P : never;
export type HelpPageName = PagesOf<HelpSection>;
export type HelpInfoName = HelpSection['info'];

export const helpRoot = '/branchIndex';

export function infoPathOf({ name, info }: Pick<HelpSection, 'name' | 'info'>): string {
  return `/${name}/${info}`;
}

export type HelpPlace =
  | { kind: 'index' }
  | { kind: 'info'; section: HelpSection }
  | { kind: 'page'; section: HelpSection; article: CasinoArticle };

/** What a path of the help area shows; the same below /branchIndex and without it. */
export function helpPlaceOf(path: string): HelpPlace {
  const [name, info, page] = path.replace(`${helpRoot}/`, '/').split('/').slice(1);
  const section = helpSections.find((one) => one.name === name && one.info === info);
  if (!section) return { kind: 'index' };
  const article = page === undefined ? undefined : (section.pages as Record<string, CasinoArticle>)[page];
  return article ? { kind: 'page', section, article } : { kind: 'info', section };
}
