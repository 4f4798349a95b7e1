import { lazyCode } from '../../lib/lazy-code.ts';
import { Home } from '../../play/lobby/home.tsx';
import { Optional } from '../optional.tsx';

const OwnFreeRounds = lazyCode(() => import('../../growth/free-rounds/own-free-rounds.tsx'));
const RunningCompetitions = lazyCode(() => import('../../growth/competitions/running-competitions.tsx'));

/** The home page with the rows of other features. */
export function HomePage() {
  return (
    <Home>
      <Optional>
        <OwnFreeRounds />
      </Optional>
      <Optional>
        <RunningCompetitions />
      </Optional>
    </Home>
  );
}
