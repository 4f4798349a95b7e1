import { lazyCode as lazy } from '../../lib/lazy-code.ts';
import { useMember } from '../../lib/session.ts';
import { Optional } from '../optional.tsx';

const PauseBar = lazy(() => import('./pause-bar.tsx'));

/** Under the top bar, while a member may not play; visitors need not even its code. */
export function PauseBarOfMember() {
  return useMember() ? (
    <Optional>
      <PauseBar />
    </Optional>
  ) : null;
}
