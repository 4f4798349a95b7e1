/** Where pop-ups of all features meet: name → component, each loaded when it is first opened. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { useLocation } from '../lib/location.ts';
import {
  closeAllPopups,
  closePopup,
  type OpenPopup,
  type PopupName,
  type Popups,
  useOpenPopups,
} from '../lib/popups.ts';
import { useFirstAlert } from '../ui/alerts.ts';
import { Broken } from './broken.tsx';
import { PopupWaiting } from './popup-waiting.tsx';

/** What every pop-up gets: its own props and how to close itself. */
type PopupComponent<N extends PopupName> = LazyExoticComponent<ComponentType<Popups[N] & { onClose: () => void }>>;

const components: { [N in PopupName]?: PopupComponent<N> } = {
  login: lazy(() => import('../features/access/login-popup.tsx')),
  join: lazy(() => import('../features/access/join-popup.tsx')),
  joined: lazy(() => import('../features/access/joined-popup.tsx')),
  forgotPassword: lazy(() => import('../features/access/forgot-password-popup.tsx')),
  legal: lazy(() => import('../features/legal/legal-popup.tsx')),
  categories: lazy(() => import('../features/lobby/category-browser.tsx')),
  gameHistory: lazy(() => import('../features/lobby/game-history.tsx')),
  play: lazy(() => import('../features/play/play-popup.tsx')),
  deposit: lazy(() => import('../features/deposit/deposit-popup.tsx')),
  cashOut: lazy(() => import('../features/cash-out/cash-out-popup.tsx')),
  transactions: lazy(() => import('../features/transactions/transactions-popup.tsx')),
  documents: lazy(() => import('../features/documents/documents-popup.tsx')),
};

const AlertDialog = lazy(() => import('../ui/alert-dialog.tsx'));

export function PopUpHost() {
  const popups = useOpenPopups();
  const alert = useFirstAlert();
  const { path } = useLocation();

  // The way back of the browser leaves a pop-up behind like any other screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for.
  useEffect(() => closeAllPopups, [path]);

  return (
    <>
      {popups.map((popup) => (
        <Broken key={popup.key}>
          <Suspense fallback={<PopupWaiting />}>
            <OnePopup popup={popup} />
          </Suspense>
        </Broken>
      ))}
      {alert && (
        <Suspense>
          <AlertDialog key={alert.key} alert={alert} />
        </Suspense>
      )}
    </>
  );
}

function OnePopup({ popup }: { popup: OpenPopup }) {
  const Component = components[popup.name] as ComponentType<object & { onClose: () => void }> | undefined;
  return Component ? <Component {...popup.props} onClose={() => closePopup(popup.name)} /> : null;
}
