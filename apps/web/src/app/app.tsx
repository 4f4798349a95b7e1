import { TextsProvider } from '@fairhouse/ui/texts.ts';
import { Toaster } from '@fairhouse/ui/toaster.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from '../lib/address/location.ts';
import { lazyCode as lazy } from '../lib/lazy-code.ts';
import { queries } from '../lib/query.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './app.module.css';
import { BottomBar } from './bars/bottom-bar.tsx';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { MaintenanceBar } from './bars/maintenance-bar.tsx';
import { PauseBarOfMember } from './bars/pause-bar-of-member.tsx';
import { SimpleBar } from './bars/simple-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { VersionBar } from './bars/version-bar.tsx';
import { answerEarlyTap } from './early-tap.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { Later } from './optional.tsx';
import { RestrictedPage } from './pages/restricted-page.tsx';
import { PopUpHost } from './pop-up-host.tsx';
import { PopupWaiting } from './popup-waiting.tsx';
import type { Region } from './region.ts';
import { Router } from './router.tsx';
import { routeOf } from './routes.ts';
import { useAppTexts } from './texts/index.ts';

const Menu = lazy(() => import('./menu.tsx'));
const TermsGate = lazy(() => import('../players/personal-data/terms-gate.tsx'));
const ChatCorner = lazy(() => import('../players/support/chat/chat-corner.tsx'));

export function App({ region }: { region: Region }) {
  useEffect(answerEarlyTap, []);
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider value={useCommonTexts()}>
        {/* Whatever no closer boundary has caught. */}
        <ErrorBoundary>
          {region.status === 'restricted' ? <RestrictedPage elsewhere={region.elsewhere} /> : <Site />}
        </ErrorBoundary>
      </TextsProvider>
    </QueryClientProvider>
  );
}

function Site() {
  const t = useAppTexts();
  const [menu, setMenu] = useState(false);
  const location = useLocation();
  const simple = routeOf(location.path)?.shell === 'simple';
  // The way back of the browser leaves the drawer behind, as it does every pop-up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for.
  useEffect(() => () => setMenu(false), [location]);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link; the hash is the route, so it moves the focus itself. */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {t('skip')}
      </a>
      <LoadingIndicator />
      {simple ? <SimpleBar /> : <TopBar onMenu={() => setMenu(true)} />}
      <MaintenanceBar />
      <PauseBarOfMember />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Router />
      </main>
      <Footer />
      {!simple && <BottomBar onMenu={() => setMenu(true)} />}
      {menu && (
        <ErrorBoundary tap="menu" onClose={() => setMenu(false)}>
          <Suspense fallback={<PopupWaiting onClose={() => setMenu(false)} />}>
            <Menu onClose={() => setMenu(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
      <PopUpHost />
      <Later>
        <TermsGate />
      </Later>
      <Later>
        <ChatCorner />
      </Later>
      <ConnectionBar />
      <VersionBar />
      <Toaster />
    </>
  );
}

function skipToMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
