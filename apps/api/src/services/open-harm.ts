import { closeCase } from '../features/harm/cases/close-case.ts';
import { closeWithBreak } from '../features/harm/cases/set-break.ts';
import { followPlayJob, forgetPlayJob } from '../features/harm/following/follow-play.ts';
import type { HarmDeps, OwnProtection } from '../features/harm/harm.deps.ts';
import { harmRoutes } from '../features/harm/harm.routes.ts';
import { judgeDueJob } from '../features/harm/judging/judge-due.ts';
import { announce } from '../features/messages/announce.ts';
import { refuse } from '../http/result.ts';
import type { Foundation } from './open-foundation.ts';
import type { Service } from './service.ts';

/** Signs of harm: what the house does about them by itself, and what a person has to look at. */
export function openHarm({ db, jurisdictionOf }: Foundation): Service {
  const deps: HarmDeps = {
    db,
    jurisdictionOf,
    protection: ownProtection,
    tellMember: (tx, { memberId, what, about }) => announce(tx, { memberId, kind: told[what], about }),
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

const told = { message: 'playNoted', limits: 'limitsAsked', pause: 'breakBegun' } as const;

/** Until there are limits and pauses nobody has any, and none can begin. */
const ownProtection: OwnProtection = {
  limitsOf: async () => [],
  pausesOf: async () => [],
  timeZoneOf: async () => undefined,
  isBarred: async () => false,
  startMandatoryBreak: async () => false,
  pauseMember: async () => refuse('notAvailableYet'),
  liftExclusion: async () => refuse('notAvailableYet'),
};
