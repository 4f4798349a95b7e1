import { useDisclosure } from '@mantine/hooks';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { MaintenanceBar } from '../desk/maintenance/maintenance-bar.tsx';
import { goTable } from '../lib/keys/key-table.ts';
import { onGo, useKeys } from '../lib/keys/use-keys.ts';
import { followChanges } from '../lib/live/follow-changes.ts';
import type { Person } from '../lib/person.ts';
import { Loading } from '../ui/states.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Finder, openFinder } from './finder.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { useAppTexts } from './texts/index.ts';
import { TopBar } from './top-bar.tsx';

/** The desk around every screen: where one can go, what is found by its id, and what was just decided. */
export function Shell({ person }: { person: Person }) {
  const t = useAppTexts();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isOpen, navigation] = useDisclosure();
  const [isHelp, help] = useDisclosure();
  useEffect(() => onGo((letter) => void navigate({ href: goTable[letter] })), [navigate]);
  useEffect(followChanges, []);
  useKeys({ find: openFinder, help: help.open });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of place closes it
  useEffect(() => navigation.close(), [path]);
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      <Navigation person={person} isOpen={isOpen} close={navigation.close} />
      <div className={styles.body}>
        <TopBar person={person} openNavigation={navigation.open} openHelp={help.open} />
        <MaintenanceBar />
        <main id="content" className={styles.main} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Finder />
      {isHelp && <HelpSheet close={help.close} />}
      <Toaster />
    </div>
  );
}
