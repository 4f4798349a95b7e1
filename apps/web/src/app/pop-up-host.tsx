/** Where pop-ups of all features meet: name → component, each loaded when it is first opened. */

import { useFirstAlert } from '@fairhouse/ui/alerts.ts';
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect } from 'react';
import { lazyCode as lazy } from '../lib/lazy-code.ts';
import { useLocation } from '../lib/location.ts';
import {
  closeAllPopups,
  closePopup,
  type OpenPopup,
  type PopupName,
  type Popups,
  useOpenPopups,
} from '../lib/popups.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PopupWaiting } from './popup-waiting.tsx';

/** What every pop-up gets: its own props and how to close itself. */
type PopupComponent<N extends PopupName> = LazyExoticComponent<ComponentType<Popups[N] & { onClose: () => void }>>;

const components: { [N in PopupName]?: PopupComponent<N> } = {
  login: lazy(() => import('../features/access/login-popup.tsx')),
  join: lazy(() => import('../features/access/join-popup.tsx')),
  joined: lazy(() => import('../features/access/joined-popup.tsx')),
  activation: lazy(() => import('../features/access/activation-popup.tsx')),
  socialJoin: lazy(() => import('../features/access/social/social-join-popup.tsx')),
  forgotPassword: lazy(() => import('../features/access/forgot-password-popup.tsx')),
  legal: lazy(() => import('../features/articles/legal-popup.tsx')),
  housePage: lazy(() => import('../features/articles/house-page-popup.tsx')),
  aboutBtc: lazy(() => import('../features/help/about-btc-popup.tsx')),
  categories: lazy(() => import('../features/lobby/category-browser.tsx')),
  aboutGame: lazy(() => import('../features/lobby/about/about-popup.tsx')),
  gameHistory: lazy(() => import('../features/lobby/game-history.tsx')),
  play: lazy(() => import('../features/play/play-popup.tsx')),
  deposit: lazy(() => import('../features/deposit/deposit-popup.tsx')),
  deposits: lazy(() => import('../features/deposit/history/deposits-popup.tsx')),
  payStatus: lazy(() => import('../features/deposit/pay-status-popup.tsx')),
  cashOut: lazy(() => import('../features/cash-out/cash-out-popup.tsx')),
  transactions: lazy(() => import('../features/transactions/transactions-popup.tsx')),
  documents: lazy(() => import('../features/documents/documents-popup.tsx')),
  personalDetails: lazy(() => import('../features/account/personal-details-popup.tsx')),
  changePassword: lazy(() => import('../features/account/change-password-popup.tsx')),
  security: lazy(() => import('../features/account/security/security-popup.tsx')),
  newTerms: lazy(() => import('../features/personal-data/new-terms-popup.tsx')),
  secondFactor: lazy(() => import('../features/account/second-factor-popup.tsx')),
  messages: lazy(() => import('../features/messages/messages-popup.tsx')),
  promotion: lazy(() => import('../features/promotions/promotion-popup.tsx')),
  invite: lazy(() => import('../features/invite/invite-popup.tsx')),
  agentBonus: lazy(() => import('../features/invite/agent-bonus-popup.tsx')),
  vipClub: lazy(() => import('../features/vip/vip-club-popup.tsx')),
  vipStore: lazy(() => import('../features/vip/vip-store-popup.tsx')),
  bonus: lazy(() => import('../features/bonus/bonus-popup.tsx')),
  playSafely: lazy(() => import('../features/protection/play-safely-popup.tsx')),
  setLimit: lazy(() => import('../features/protection/limits/limit-popup.tsx')),
  excludeSelf: lazy(() => import('../features/protection/pauses/exclude-popup.tsx')),
  closeAccount: lazy(() => import('../features/protection/pauses/close-popup.tsx')),
  selfTest: lazy(() => import('../features/protection/own-play/self-test-popup.tsx')),
  playTimeZone: lazy(() => import('../features/protection/limits/time-zone-popup.tsx')),
  contact: lazy(() => import('../features/support/contact-popup.tsx')),
};

const loadAlertDialog = () => import('@fairhouse/ui/alert-dialog.tsx');
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
