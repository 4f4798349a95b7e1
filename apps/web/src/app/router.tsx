import { Activity, Suspense, useEffect } from 'react';
import { loginPathFor } from '../lib/backurl.ts';
import { currentLocation, navigate, useLocation } from '../lib/location.ts';
import { useSession } from '../lib/session.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './router.module.css';
import { routeOf, routes } from './routes.ts';
import { useAppTexts } from './texts/index.ts';

/** Shows the page of the path, guards members' pages, and names the window. */
export function Router() {
  const t = useAppTexts();
  const common = useCommonTexts();
  const { path } = useLocation();
  const { status } = useSession();
  const route = routeOf(path);
  const locked = route?.access === 'member' && status !== 'member';

  useEffect(() => {
    if (!route) navigate('/404', { replace: true });
    else if (locked && status === 'visitor') navigate(loginPathFor(pathWithQuery()), { replace: true });
  }, [route, locked, status]);

  useEffect(() => {
    if (route) document.title = `${t(route.title)} – ${common('siteName')}`;
  });

  useEffect(() => {
    // A new page begins at its top; the home page keeps its place.
    if (path !== '/') window.scrollTo(0, 0);
  }, [path]);

  const waiting = (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  );
  return (
    <>
      {routes
        .filter((known) => known.keepAlive)
        .map((known) => (
          <Activity key={known.path} mode={known === route ? 'visible' : 'hidden'}>
            <known.page />
          </Activity>
        ))}
      {route && !route.keepAlive && <Suspense fallback={waiting}>{locked ? waiting : <route.page />}</Suspense>}
    </>
  );
}

function pathWithQuery(): string {
  const { path, query } = currentLocation();
  return query.size > 0 ? `${path}?${query}` : path;
}
