/** Where pop-ups of all features meet: name → component, each loaded when it is first opened. */

import { useFirstAlert } from '@fairhouse/ui/layers/alerts.ts';
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect } from 'react';
import { useLocation } from '../lib/address/location.ts';
import {
  closeAllPopups,
  closePopup,
  type OpenPopup,
  type PopupName,
  type Popups,
  useOpenPopups,
} from '../lib/address/popups.ts';
import { lazyCode as lazy } from '../lib/lazy-code.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PopupWaiting } from './popup-waiting.tsx';

/** What every pop-up gets: its own props and how to close itself. */
type PopupComponent<N extends PopupName> = LazyExoticComponent<ComponentType<Popups[N] & { onClose: () => void }>>;

const components: { [N in PopupName]?: PopupComponent<N> } = {
  login: lazy(() => import('../players/access/login-popup.tsx')),
  join: lazy(() => import('../players/access/join-popup.tsx')),
  joined: lazy(() => import('../players/access/joined-popup.tsx')),
  activation: lazy(() => import('../players/access/activation-popup.tsx')),
  socialJoin: lazy(() => import('../players/access/social/social-join-popup.tsx')),
  forgotPassword: lazy(() => import('../players/access/forgot-password-popup.tsx')),
  legal: lazy(() => import('../growth/articles/legal-popup.tsx')),
  casinoPage: lazy(() => import('../growth/articles/casino-page-popup.tsx')),
  aboutBtc: lazy(() => import('../players/help/about-btc-popup.tsx')),
  categories: lazy(() => import('../play/lobby/category-browser.tsx')),
  aboutGame: lazy(() => import('../play/lobby/about/about-popup.tsx')),
  liveRound: lazy(() => import('../play/lobby/live-rounds/live-round-popup.tsx')),
  gameHistory: lazy(() => import('../play/lobby/game-history.tsx')),
  tableInvite: lazy(() => import('../play/lobby/table-invite/table-invite-popup.tsx')),
  play: lazy(() => import('../play/game-page/play-popup.tsx')),
  deposit: lazy(() => import('../money/deposit/deposit-popup.tsx')),
  deposits: lazy(() => import('../money/deposit/history/deposits-popup.tsx')),
  payStatus: lazy(() => import('../money/deposit/pay-status-popup.tsx')),
  cashOut: lazy(() => import('../money/cash-out/cash-out-popup.tsx')),
  transactions: lazy(() => import('../money/transactions/transactions-popup.tsx')),
  documents: lazy(() => import('../players/documents/documents-popup.tsx')),
  personalDetails: lazy(() => import('../players/account/personal-details-popup.tsx')),
  changePassword: lazy(() => import('../players/account/change-password-popup.tsx')),
  security: lazy(() => import('../players/account/security/security-popup.tsx')),
  newTerms: lazy(() => import('../players/personal-data/new-terms-popup.tsx')),
  secondFactor: lazy(() => import('../players/account/second-factor-popup.tsx')),
  messages: lazy(() => import('../players/messages/messages-popup.tsx')),
  promotion: lazy(() => import('../growth/promotions/promotion-popup.tsx')),
  invite: lazy(() => import('../growth/invitations/invite-popup.tsx')),
  agentBonus: lazy(() => import('../growth/invitations/agent-bonus-popup.tsx')),
  vipClub: lazy(() => import('../growth/vip/vip-club-popup.tsx')),
  vipStore: lazy(() => import('../growth/vip/vip-store-popup.tsx')),
  bonus: lazy(() => import('../growth/bonus/bonus-popup.tsx')),
  playSafely: lazy(() => import('../protection/limits/play-safely-popup.tsx')),
  setLimit: lazy(() => import('../protection/limits/limits/limit-popup.tsx')),
  excludeSelf: lazy(() => import('../protection/limits/pauses/exclude-popup.tsx')),
  closeAccount: lazy(() => import('../protection/limits/pauses/close-popup.tsx')),
  selfTest: lazy(() => import('../protection/limits/own-play/self-test-popup.tsx')),
  playTimeZone: lazy(() => import('../protection/limits/limits/time-zone-popup.tsx')),
  support: lazy(() => import('../players/support/threads/support-popup.tsx')),
  contact: lazy(() => import('../players/support/contact-popup.tsx')),
};

const loadAlertDialog = () => import('@fairhouse/ui/layers/alert-dialog.tsx');
const AlertDialog = lazy(loadAlertDialog);

export function PopUpHost() {
  const popups = useOpenPopups();
  const alert = useFirstAlert();
  const { path } = useLocation();

  // The way back of the browser leaves a pop-up behind like any other screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for.
  useEffect(() => closeAllPopups, [path]);

  // Ahead of the first alert: while its code was on its way, the keyboard would still be with what lies below.
  const isAnyOpen = popups.length > 0;
  useEffect(() => {
    if (isAnyOpen) loadAlertDialog().catch(() => {});
  }, [isAnyOpen]);

  return (
    <>
      {popups.map((popup) => (
        <ErrorBoundary key={popup.key} onClose={() => closePopup(popup.name)}>
          <Suspense fallback={<PopupWaiting onClose={() => closePopup(popup.name)} />}>
            <OnePopup popup={popup} />
          </Suspense>
        </ErrorBoundary>
      ))}
      {alert && (
        <ErrorBoundary key={alert.key} onClose={() => alert.answer(false)}>
          <Suspense>
            <AlertDialog alert={alert} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function OnePopup({ popup }: { popup: OpenPopup }) {
  const Component = components[popup.name] as ComponentType<object & { onClose: () => void }> | undefined;
  return Component ? <Component {...popup.props} onClose={() => closePopup(popup.name)} /> : null;
}
