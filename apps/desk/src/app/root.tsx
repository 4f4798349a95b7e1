import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SignInScreen } from '../desk/sign-in/sign-in-screen.tsx';
import { useSession } from '../lib/person.ts';
import { LoadFailed, Loading } from '../ui/states.tsx';
import { Shell } from './shell.tsx';

/** Who is signed in sees the desk; who is not, the way in, at the address that was asked for. */
export function Root() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isWelcome = path === '/invitation';
  const { data, error, isPending, refetch } = useSession(!isWelcome);
  if (isWelcome) {
    return (
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    );
  }
  // Signed out while the page was open: what was answered before is not shown any longer.
  if (error?.code === -2) return <SignInScreen ended={data !== undefined} />;
  if (data) return <Shell person={data} />;
  if (isPending) return <Loading />;
  return error ? <LoadFailed problem={error} retry={() => void refetch()} /> : null;
}
