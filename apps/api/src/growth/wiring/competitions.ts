import type { HubEntry } from '@fairhouse/contract';
import type { Foundation } from '../../foundation.ts';
import { announce } from '../../players/index.ts';
import { isShownTo, offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import type { CompetitionsDeps, PlayedRound } from '../competitions/competition.deps.ts';
import { competitionsRoutes } from '../competitions/competitions.routes.ts';
import { competitionsDeskRoutes } from '../competitions/desk/desk.routes.ts';
import { disqualifyNow } from '../competitions/desk/disqualify-player.ts';
import { payCompetitionNow } from '../competitions/desk/pay-competition.ts';
import { publishNow } from '../competitions/desk/publish-competition.ts';
import { runCompetitionsJob } from '../competitions/running/run-competitions.ts';
import { asPromotion, shownTo } from '../competitions/shown-to.ts';
import { checkEntry, entryRefusal } from '../entry/who-may-enter.ts';
import { groupCondition } from '../groups/group/group-condition.ts';
import type { HubReader } from '../promotions/hub.deps.ts';

export interface Competitions extends Service {
  /** What the reader of the page of promotions may see of them. */
  forHub(reader: HubReader): Promise<HubEntry[]>;
}

/** Tournaments and races. After the games, whose rounds they show again. */
export function openCompetitions(
  { db, log, queue, approvals, region, rulesFor }: Foundation,
  { refOf }: { refOf(round: PlayedRound): string | undefined },
): Competitions {
  const deps: CompetitionsDeps = {
    db,
    log,
    approvals,
    announce,
    offersHeldBack,
    checkEntry: (tx, entry) => checkEntry({ groupCondition }, tx, entry),
    entryRefusal: (tx, memberId, entry) => entryRefusal({ groupCondition }, tx, memberId, entry),
    refOf,
    rulesFor,
    countryOf: region.countryOf,
    wake: () => queue.wake(job),
  };
  const job = runCompetitionsJob(deps);
  return {
    async forHub({ viewer, member, language, now }) {
      if (!(await isShownTo(deps, 'offers.competitions', viewer))) return [];
      return (await shownTo(db, member, now, language)).map((one) => asPromotion(one, member));
    },
    handlers: [...competitionsRoutes(deps), ...competitionsDeskRoutes(deps)],
    jobs: [job],
    approved: {
      'competition.publish': ({ maker, proposal }) =>
        publishNow(deps, maker, { ...proposal, at: proposal.publishTime }),
      'competition.disqualify': ({ maker, checker, proposal }) => disqualifyNow(deps, [maker, checker], proposal),
      'competition.pay': ({ maker, checker, proposal }) => payCompetitionNow(deps, [maker, checker], proposal),
    },
  };
}
