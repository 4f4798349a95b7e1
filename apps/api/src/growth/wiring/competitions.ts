import type { Foundation } from '../../foundation.ts';
import { announce } from '../../players/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import type { CompetitionsDeps, PlayedRound } from '../competitions/competition.deps.ts';
import { competitionsRoutes } from '../competitions/competitions.routes.ts';
import { competitionsDeskRoutes } from '../competitions/desk/desk.routes.ts';
import { payCompetitionNow } from '../competitions/desk/pay-competition.ts';
import { runCompetitionsJob } from '../competitions/running/run-competitions.ts';

/** Tournaments and races. After the games, whose rounds they show again. */
export function openCompetitions(
  { db, log, queue, approvals, region, jurisdictionOfViewer }: Foundation,
  { refOf }: { refOf(round: PlayedRound): string | undefined },
): Service {
  const deps: CompetitionsDeps = {
    db,
    log,
    approvals,
    announce,
    offersHeldBack,
    refOf,
    rulesFor: async (viewer) => (await jurisdictionOfViewer(viewer)).rules,
    countryOf: region.countryOf,
    wake: () => queue.wake(job),
  };
  const job = runCompetitionsJob(deps);
  return {
    handlers: [...competitionsRoutes(deps), ...competitionsDeskRoutes(deps)],
    jobs: [job],
    approved: {
      'competition.pay': ({ maker, checker, proposal }) => payCompetitionNow(deps, [maker, checker], proposal),
    },
  };
}
