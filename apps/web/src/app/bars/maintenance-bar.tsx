import { lazyCode as lazy } from '../../lib/lazy-code.ts';
import { useMaintenance } from '../../lib/maintenance/use-maintenance.ts';
import { useMember } from '../../lib/session.ts';
import { Optional } from '../optional.tsx';

const MaintenanceNotice = lazy(() => import('../../ui/maintenance-notice.tsx'));

/** Under the top bar while maintenance is on, and from 24 hours before. */
export function MaintenanceBar() {
  const maintenance = useMaintenance();
  const member = useMember();
  if (!maintenance) return null;
  return (
    <Optional>
      <MaintenanceNotice of={maintenance} cashOut={member !== undefined && maintenance.state === 'on'} />
    </Optional>
  );
}
