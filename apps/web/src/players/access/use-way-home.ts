import { useEffect } from 'react';
import { navigate } from '../../lib/address/location.ts';
import { useOpenPopups } from '../../lib/address/popups.ts';
import { useSession } from '../../lib/session.ts';

/** Leaves a page that a member has no use for, once nothing stands in front of it: the confirmation is read first. */
export function useWayHome(wanted = true): void {
  const { status } = useSession();
  const isCovered = useOpenPopups().length > 0;
  useEffect(() => {
    if (wanted && status === 'member' && !isCovered) navigate('/', { replace: true });
  }, [wanted, status, isCovered]);
}
