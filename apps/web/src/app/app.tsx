import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queries } from '../lib/query.ts';
import { Toaster } from '../ui/toaster.tsx';
import styles from './app.module.css';
import { AwayBar } from './away-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Broken } from './broken.tsx';
import { Footer } from './footer.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { MessagePage } from './message-page.tsx';
import { PopUpHost } from './pop-up-host.tsx';
import type { Region } from './region.ts';
import { Router } from './router.tsx';
import { useAppTexts } from './texts/index.ts';
import { TopBar } from './top-bar.tsx';

const Menu = lazy(() => import('./menu.tsx'));

export function App({ region }: { region: Region }) {
  return (
    <QueryClientProvider client={queries}>{region === 'restricted' ? <Restricted /> : <House />}</QueryClientProvider>
  );
}

function House() {
  const t = useAppTexts();
  const [menu, setMenu] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link; the hash is the route, so it moves the focus itself. */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {t('skip')}
      </a>
      <LoadingIndicator />
      <TopBar onMenu={() => setMenu(true)} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Broken>
          <Router />
        </Broken>
      </main>
      <Footer />
      <BottomBar onMenu={() => setMenu(true)} />
      {menu && (
        <Suspense>
          <Menu onClose={() => setMenu(false)} />
        </Suspense>
      )}
      <PopUpHost />
      <AwayBar />
      <Toaster />
    </>
  );
}

function skipToMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Restricted() {
  const t = useAppTexts();
  return (
    <main>
      <MessagePage title={t('restrictedTitle')} text={t('restricted')} />
    </main>
  );
}
