import type { Foundation } from '../../foundation.ts';
import { announce } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { closeCase } from '../harm/cases/close-case.ts';
import { closeWithBreak } from '../harm/cases/set-break.ts';
import { followPlayJob, forgetPlayJob } from '../harm/following/follow-play.ts';
import type { HarmDeps } from '../harm/harm.deps.ts';
import { harmRoutes } from '../harm/harm.routes.ts';
import { judgeDueJob } from '../harm/judging/judge-due.ts';
import type { Protection } from './limits.ts';

/** Signs of harm: what the casino does about them by itself, and what a person has to look at. */
export function openHarm(
  { db, jurisdictionOfMember, jurisdictionsOfMembers }: Foundation,
  { ofMembers }: Pick<Protection, 'ofMembers'>,
): Service {
  const deps: HarmDeps = {
    db,
    jurisdictionOfMember,
    jurisdictionsOfMembers,
    protection: ofMembers,
    tellMember: (tx, { memberId, what, about }) => announce(tx, { memberId, kind: reported[what], about }),
    clock: () => new Date(),
  };
  return {
    handlers: harmRoutes(deps),
    jobs: [followPlayJob(deps), judgeDueJob(deps), forgetPlayJob(deps)],
    decides: {
      harmCases: {
        talked: (by, { rowId: id, reason }) => closeCase(deps, by, { id, outcome: 'talked', reason }),
        limitAdvised: (by, { rowId: id, reason }) => closeCase(deps, by, { id, outcome: 'limitAdvised', reason }),
        breakSet: (by, { rowId: id, reason, values: { hours = '' } }) =>
          closeWithBreak(deps, by, { id, hours, reason }),
        exclusionAdvised: (by, { rowId: id, reason }) =>
          closeCase(deps, by, { id, outcome: 'exclusionAdvised', reason }),
        noAction: (by, { rowId: id, reason }) => closeCase(deps, by, { id, outcome: 'noAction', reason }),
      },
    },
  };
}

const reported = { message: 'playNoted', limits: 'limitsAsked', pause: 'breakBegun' } as const;
