/**
 * The route table. A path that is neither here nor in `redirects` leads to /404; one with `access: 'member'` leads
 * visitors to /login, with the path kept in `backurl`. `keepAlive` keeps the view's state and its place while another
 * one is shown.
 */
import type { ComponentType } from 'react';
import { lazyCode as lazy } from '../lib/lazy-code.ts';
import { type HelpInfoName, type HelpPageName, helpRoot, helpSections, infoPathOf } from '../players/help/help-map.ts';
import { HomePage } from './pages/home-page.tsx';
import type { AppText } from './texts/index.ts';

export interface Route {
  path: string;
  title: AppText;
  access: 'anyone' | 'member';
  page: ComponentType<{ title: string }>;
  keepAlive?: true;
  /** The same view as another path's. */
  sameAs?: string;
  /** `simple`: under a bar with nothing but the logo and the way home. */
  shell?: 'simple';
}

const LoginPage = lazy(() => import('../players/access/login-page.tsx'));
const SocialPage = lazy(() => import('../players/access/social/social-page.tsx'));
const JoinPage = lazy(() => import('../players/access/join-page.tsx'));
const ResetPasswordPage = lazy(() => import('../players/access/reset-password-page.tsx'));
const ActivationPage = lazy(() => import('../players/access/activation-page.tsx'));
const RedirectPage = lazy(() => import('./pages/redirect-page.tsx'));
const PaymentReturnPage = lazy(() => import('../money/deposit/return-page.tsx'));
const ArticlePage = lazy(() => import('../growth/articles/article-page.tsx'));
const AboutBtcPage = lazy(() => import('../players/help/about-btc-page.tsx'));
const IdentityPage = lazy(() => import('../players/identity/identity-page.tsx'));
const GamePage = lazy(() => import('../play/lobby/about/game-page.tsx'));
const HelpPage = lazy(() => import('./pages/help-page.tsx'));
const WithdrawQueryPage = lazy(() => import('../money/cash-out/look-up/query-page.tsx'));
const WithdrawLoginPage = lazy(() => import('./pages/withdraw-login-page.tsx'));
const WithdrawDetailPage = lazy(() => import('../money/cash-out/look-up/detail-page.tsx'));
const YourDataPage = lazy(() => import('../players/personal-data/your-data-page.tsx'));
const NotificationsPage = lazy(() => import('../players/messages/settings/notifications-page.tsx'));
const PlaySafelyPage = lazy(() => import('../protection/limits/play-safely-page.tsx'));
const SharedRoundPage = lazy(() => import('../play/lobby/shared-rounds/shared-round-page.tsx'));
const TableInvitePage = lazy(() => import('../play/lobby/table-invite/table-invite-page.tsx'));
const LevelsPage = lazy(() => import('../growth/vip/levels-page.tsx'));
const PartnersPage = lazy(() => import('../growth/partners/partners-page.tsx'));
const MissionsPage = lazy(() => import('../growth/missions/missions-page.tsx'));
const OwnPlayPage = lazy(() => import('../play/lobby/own-play/own-play-page.tsx'));
const CompetitionsPage = lazy(() => import('../growth/competitions/competitions-page.tsx'));
const PromotionsPage = lazy(() => import('../growth/promotions/hub/promotions-page.tsx'));
const FairPage = lazy(() => import('../play/fair/fair-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

const helpTitles: Record<HelpInfoName | HelpPageName, AppText> = {
  myAccountInfo: 'titleMyAccount',
  depositRules: 'titleDepositRules',
  bonusRules: 'titleBonusRules',
  casino361: 'titleRules',
  aboutUs: 'aboutUs',
  privacyPolicy: 'privacyPolicy',
  tableGamesInfo: 'tables',
  blackjack: 'titleBlackjack',
  cashierInfo: 'cashier',
  withdrawalRules: 'withdrawalRules',
  bonusInfo: 'titleBonus',
  terms: 'terms',
};

/** Each page of the help area is reached below /branchIndex and without it, as the footer does. */
const helpRoutes: readonly Route[] = [helpRoot, ''].flatMap((root) =>
  helpSections.flatMap((section) => {
    const info = `${root}${infoPathOf(section)}`;
    const pages = Object.keys(section.pages) as HelpPageName[];
    return [
      helpRoute(info, helpTitles[section.info]),
      ...pages.map((name) => helpRoute(`${info}/${name}`, helpTitles[name])),
    ];
  }),
);

function helpRoute(path: string, title: AppText): Route {
  return { path, title, access: 'anyone', page: HelpPage, shell: 'simple' };
}

/** The result pages of the specification, for anyone who reaches one outside of the frame or window of its payment. */
const paymentRoutes: readonly Route[] = ['paypal', 'pingpong', 'pix', 'cpay', 'onlypay'].flatMap((provider) =>
  ['pay', 'return', 'processing', 'close', 'cancel', ...(provider === 'paypal' ? ['check'] : [])].map(
    (stage): Route => ({
      path: `/payment/${provider}/${stage}`,
      title: 'titlePaymentReturn',
      access: 'anyone',
      page: PaymentReturnPage,
    }),
  ),
);

export const routes: readonly Route[] = [
  { path: '/', title: 'titleHome', access: 'anyone', page: HomePage, keepAlive: true },
  { path: '/index', title: 'titleHome', access: 'anyone', page: HomePage, sameAs: '/' },
  { path: '/login', title: 'titleLogin', access: 'anyone', page: LoginPage },
  { path: '/login/social', title: 'titleLogin', access: 'anyone', page: SocialPage },
  { path: '/join', title: 'titleJoin', access: 'anyone', page: JoinPage },
  { path: '/password/reset', title: 'titlePasswordReset', access: 'anyone', page: ResetPasswordPage },
  { path: '/activation', title: 'titleActivation', access: 'anyone', page: ActivationPage },
  { path: '/redirect', title: 'titleRedirect', access: 'anyone', page: RedirectPage },
  { path: '/game', title: 'titleGame', access: 'anyone', page: GamePage },
  { path: '/identity', title: 'titleIdentity', access: 'member', page: IdentityPage },
  { path: '/article', title: 'titleArticle', access: 'anyone', page: ArticlePage, shell: 'simple' },
  { path: '/aboutBtc', title: 'titleAboutBtc', access: 'anyone', page: AboutBtcPage, shell: 'simple' },
  { path: '/withdrawQuery', title: 'titleLookUp', access: 'anyone', page: WithdrawQueryPage },
  { path: '/withdrawLogin', title: 'titleLookUp', access: 'anyone', page: WithdrawLoginPage },
  { path: '/withdrawQueryDetail', title: 'titleLookUpDetail', access: 'member', page: WithdrawDetailPage },
  { path: '/play-safely', title: 'playSafely', access: 'anyone', page: PlaySafelyPage },
  { path: '/round', title: 'titleSharedRound', access: 'anyone', page: SharedRoundPage },
  { path: '/table', title: 'titleTableInvite', access: 'anyone', page: TableInvitePage },
  { path: '/levels', title: 'vipClub', access: 'anyone', page: LevelsPage },
  { path: '/partners', title: 'titlePartners', access: 'anyone', page: PartnersPage, shell: 'simple' },
  { path: '/missions', title: 'missions', access: 'member', page: MissionsPage },
  { path: '/competitions', title: 'competitions', access: 'anyone', page: CompetitionsPage },
  { path: '/own-play', title: 'ownPlay', access: 'member', page: OwnPlayPage },
  { path: '/promotions', title: 'promotions', access: 'anyone', page: PromotionsPage },
  { path: '/fair', title: 'fairness', access: 'anyone', page: FairPage },
  { path: '/payment/stripe/return', title: 'titlePaymentReturn', access: 'anyone', page: PaymentReturnPage },
  { path: '/payment/adyen/return', title: 'titlePaymentReturn', access: 'anyone', page: PaymentReturnPage },
  ...paymentRoutes,
  helpRoute(`${helpRoot}/help`, 'help'),
  ...helpRoutes,
  { path: '/notifications', title: 'notifications', access: 'member', page: NotificationsPage },
  { path: '/your-data', title: 'titleYourData', access: 'member', page: YourDataPage },
  { path: '/404', title: 'titleNotFound', access: 'anyone', page: NotFoundPage },
];

/** Paths that only lead to others. */
export const redirects: Readonly<Record<string, string>> = {
  [helpRoot]: `${helpRoot}/help`,
  ...Object.fromEntries(
    helpSections.flatMap((section) =>
      [helpRoot, ''].map((root) => [`${root}/${section.name}`, infoPathOf(section)] as const),
    ),
  ),
};

/** The route of a path, or undefined for one that does not exist. */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
