import { freeRoundsCard } from './free-rounds.ts';
import { knownProtection, limitsAndRaise, pauseUntilNewYear } from './protection.ts';
import type { Screen } from './screen.ts';

/**
 * The screens of every route, by its path in the site's route table; scripts/screens.test.ts holds it against that
 * table. The help area below /branchIndex shows what it shows without it.
 */
export const pages: Record<string, readonly Screen[]> = {
  '/': [
    { name: 'home', who: 'visitor' },
    {
      name: 'home-footer',
      who: 'visitor',
      open: async ({ page }) =>
        page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
    },
    {
      name: 'home-of-a-member',
      who: 'member',
      open: ({ page, say }) => page.getByRole('region', { name: say.lobby.recently }).waitFor(),
    },
    freeRoundsCard,
  ],
  '/login': [{ name: 'log-in-page', who: 'visitor', path: '/login' }],
  '/login/social': [{ name: 'social-failed', who: 'visitor', path: '/login/social?failed=cancelled' }],
  '/join': [{ name: 'join-page', who: 'visitor', path: '/join' }],
  '/password/reset': [
    {
      name: 'password-reset',
      who: 'visitor',
      path: ({ resetLink }) => new URL(resetLink).hash.slice(1),
    },
    { name: 'password-reset-without-link', who: 'visitor', path: '/password/reset' },
  ],
  '/activation': [{ name: 'activation-failed', who: 'visitor', path: '/activation?token=of-nobody' }],
  '/redirect': [
    {
      name: 'page-on-its-way',
      who: 'visitor',
      path: '/redirect?backurl=%2FaboutBtc',
      before: async ({ page }) => void (await page.route('**/assets/redirect-page-*', () => {})),
      waits: true,
    },
  ],
  '/article': [
    { name: 'article', who: 'visitor', path: '/article?id=1' },
    { name: 'article-missing', who: 'visitor', path: '/article?id=999999' },
  ],
  '/game': [
    { name: 'game', who: 'visitor', path: '/game?id=15' },
    { name: 'game-missing', who: 'visitor', path: '/game?id=999999' },
  ],
  '/identity': [{ name: 'who-you-are', who: 'member', path: '/identity' }],
  '/notifications': [
    {
      name: 'notifications',
      who: 'member',
      path: '/notifications',
      open: ({ page }) => page.getByRole('table').waitFor(),
    },
  ],
  '/your-data': [
    {
      name: 'your-data',
      who: 'member',
      path: '/your-data',
      open: ({ page, say }) => page.getByRole('heading', { name: say.personalData.eraseTitle }).waitFor(),
    },
  ],
  '/aboutBtc': [{ name: 'about-bitcoin', who: 'visitor', path: '/aboutBtc' }],
  '/withdrawQuery': [{ name: 'cash-out-look-up', who: 'member', path: '/withdrawQuery' }],
  '/withdrawLogin': [{ name: 'cash-out-look-up-log-in', who: 'visitor', path: '/withdrawLogin' }],
  '/withdrawQueryDetail': [
    {
      name: 'cash-out-looked-up',
      who: 'member',
      path: ({ cashOut }) => `/withdrawQueryDetail?id=${cashOut}`,
    },
    { name: 'cash-out-not-found', who: 'member', path: '/withdrawQueryDetail?id=999999' },
  ],
  '/play-safely': [
    {
      name: 'play-safely-of-a-visitor',
      who: 'visitor',
      path: '/play-safely',
      open: ({ page, say }) => page.getByRole('heading', { name: say.protection.helpTitle }).waitFor(),
    },
    {
      name: 'play-safely',
      who: 'newcomer',
      path: '/play-safely',
      open: ({ page, say }) => page.getByRole('heading', { name: say.protection.limitsTitle }).waitFor(),
    },
    {
      name: 'play-safely-with-limits',
      who: 'member',
      path: '/play-safely',
      before: (scene) => knownProtection(scene, limitsAndRaise()),
      open: ({ page, say }) =>
        page.getByText(say.protection.keepPresent, { exact: true }).first().scrollIntoViewIfNeeded(),
    },
    {
      name: 'play-safely-what-was-played',
      who: 'member',
      path: '/play-safely',
      async open({ page, say }) {
        await page.getByText(say.protection.netDeposits).first().waitFor();
        await page.getByRole('heading', { name: say.protection.playedTitle }).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'play-safely-on-a-break',
      who: 'member',
      path: '/play-safely',
      before: (scene) => knownProtection(scene, { pause: pauseUntilNewYear }),
      open: ({ page, say }) => page.getByRole('heading', { name: say.protection.limitsTitle }).waitFor(),
    },
  ],
  '/levels': [
    {
      name: 'levels-of-a-visitor',
      who: 'visitor',
      path: '/levels',
      open: ({ page }) => page.getByRole('list').first().waitFor(),
    },
    {
      name: 'levels',
      who: 'member',
      path: '/levels',
      open: ({ page }) => page.getByRole('progressbar').first().waitFor(),
    },
  ],
  '/partners': [
    {
      name: 'partners',
      who: 'visitor',
      path: '/partners',
      open: ({ page, say }) => page.getByRole('button', { name: say.partners.signIn, exact: true }).waitFor(),
    },
  ],
  '/missions': [
    {
      name: 'missions',
      who: 'member',
      path: '/missions',
      open: ({ page, say }) => page.getByText(say.missions.lead).waitFor(),
    },
  ],
  '/competitions': [
    {
      name: 'competitions',
      who: 'member',
      path: '/competitions',
      open: ({ page, say }) => page.getByText(say.competitions.lead).waitFor(),
    },
  ],
  '/promotions': [
    {
      name: 'promotions-page',
      who: 'member',
      path: '/promotions',
      open: ({ page, say }) => page.getByRole('heading', { name: say.promotionsHub.calendar }).waitFor(),
    },
  ],
  '/round': [
    {
      name: 'shared-round-closed',
      who: 'visitor',
      path: '/round?share=studio.none',
      open: ({ page, say }) => page.getByText(say.sharedRounds.gone).waitFor(),
    },
  ],
  '/table': [
    {
      name: 'table-invitation-ended',
      who: 'visitor',
      path: '/table?invitation=studio.none',
      open: ({ page, say }) => page.getByText(say.tableInvite.ended).waitFor(),
    },
  ],
  '/own-play': [
    {
      name: 'own-play',
      who: 'member',
      path: '/own-play',
      open: ({ page, say }) => page.getByRole('heading', { name: say.ownPlay.session }).waitFor(),
    },
  ],
  '/fair': [
    {
      name: 'fairness',
      who: 'visitor',
      path: '/fair',
      open: ({ page, say }) =>
        page.getByRole('columnheader', { name: say.fair.largestWin }).waitFor({ state: 'attached' }),
    },
  ],
  '/payment/stripe/return': [
    { name: 'payment-returned-to-log-in', who: 'visitor', path: '/payment/stripe/return?orderId=1' },
  ],
  '/payment/paypal/cancel': [{ name: 'payment-cancelled', who: 'member', path: '/payment/paypal/cancel' }],
  '/branchIndex/help': [{ name: 'help', who: 'visitor', path: '/branchIndex/help' }],
  ...helpPages({
    '/myAccount/myAccountInfo': 'help-my-account',
    '/myAccount/myAccountInfo/depositRules': 'deposit-rules',
    '/myAccount/myAccountInfo/bonusRules': 'bonus-rules',
    '/myAccount/myAccountInfo/casino361': 'rules',
    '/myAccount/myAccountInfo/aboutUs': 'about-us',
    '/myAccount/myAccountInfo/privacyPolicy': 'privacy-policy',
    '/tableGames/tableGamesInfo': 'help-table-games',
    '/tableGames/tableGamesInfo/blackjack': 'blackjack-rules-of-the-casino',
    '/cashier/cashierInfo': 'help-cashier',
    '/cashier/cashierInfo/withdrawalRules': 'withdrawal-rules',
    '/bonus/bonusInfo': 'help-bonus',
    '/bonus/bonusInfo/terms': 'terms',
  }),
  '/404': [{ name: 'not-found', who: 'visitor', path: '/404' }],
};

function helpPages(names: Record<string, string>): Record<string, Screen[]> {
  const entries = Object.entries(names).map(([path, name]) => [path, [{ name, who: 'visitor', path }]] as const);
  return Object.fromEntries(entries) as unknown as Record<string, Screen[]>;
}
