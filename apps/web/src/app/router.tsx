// Own code (decision 080): wouter would take over 80 lines; pages that stay alive in the background, guards and the scroll place are ours.
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { Activity, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { loginPathFor } from '../lib/address/backurl.ts';
import { navigate, useLocation } from '../lib/address/location.ts';
import { settlePlace } from '../lib/scroll-memory.ts';
import { useMember, useSession } from '../lib/session.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './router.module.css';
import { redirects, routeOf, routes } from './routes.ts';
import { useAppTexts } from './texts/index.ts';

/** Shows the page of the path, guards members' pages, and names the window. */
export function Router() {
  const t = useAppTexts();
  const common = useCommonTexts();
  const location = useLocation();
  const { path } = location;
  const { status } = useSession();
  const turn = useTurnOfMember();
  const route = routeOf(path);
  const elsewhere = route ? undefined : (redirects[path] ?? '/404');
  const locked = route?.access === 'member' && status !== 'member';
  const view = route?.sameAs ?? path;
  // Of this very render: by the time the effect runs, the address may be that of the log-in already.
  const back = location.query.size > 0 ? `${path}?${location.query}` : path;

  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
    else if (locked && status === 'visitor') navigate(loginPathFor(back), { replace: true });
  }, [elsewhere, locked, status, back]);

  useEffect(() => {
    if (route) document.title = `${t(route.title)} – ${common('siteName')}`;
  });

  // Each step of the history is a location of its own, also to the same path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what it waits for.
  useLayoutEffect(() => settlePlace(routeOf(view)?.keepAlive && view), [location, view]);

  const waiting = (
    <div className={styles.waiting}>
      <h1 className="visually-hidden">{route ? t(route.title) : common('siteName')}</h1>
      <Spinner label={t('loading')} />
    </div>
  );
  return (
    <>
      {routes
        .filter((known) => known.keepAlive)
        .map((known) => (
          <Activity key={known.path} mode={known.path === view ? 'visible' : 'hidden'}>
            <ErrorBoundary>
              <known.page title={t(known.title)} />
            </ErrorBoundary>
          </Activity>
        ))}
      {/* Of its own for each path: a page that is left would live on, unseen, while the code of the next is awaited. */}
      {route && !routeOf(view)?.keepAlive && (
        <ErrorBoundary key={`${path} ${turn}`}>
          <Suspense fallback={waiting}>{locked ? waiting : <route.page title={t(route.title)} />}</Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Counts the members of this tab: what one has filled in on a page that stayed open is not for the next. */
function useTurnOfMember(): number {
  const id = useMember()?.id;
  const [last, setLast] = useState({ id, turn: 0 });
  if (id === undefined || id === last.id) return last.turn;
  const turn = last.id === undefined ? last.turn : last.turn + 1;
  setLast({ id, turn });
  return turn;
}
