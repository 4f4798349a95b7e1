import type { CarryOutApproved } from '../db/second-word.ts';
import { carryOutApprovedJob } from '../features/four-eyes/carry-out-approved.ts';
import type { FourEyesDeps } from '../features/four-eyes/four-eyes.deps.ts';
import { fourEyesRoutes } from '../features/four-eyes/four-eyes.routes.ts';
import type { Foundation } from './open-foundation.ts';
import type { Service } from './service.ts';

/** What the desk is beside the rooms that it decides about: who has to agree, and what waits for whom. */
export function openDesk({ db, log }: Foundation, others: readonly Service[]): Service {
  const approved: CarryOutApproved = Object.assign({}, ...others.map((service) => service.approved));
  const fourEyes: FourEyesDeps = { db, carriers: () => approved, log };
  return {
    handlers: [...fourEyesRoutes(fourEyes)],
    jobs: [carryOutApprovedJob(fourEyes)],
  };
}
