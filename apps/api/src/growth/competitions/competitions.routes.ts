import { calls } from '@fairhouse/contract';
import { databaseTime } from '../../db/database-time.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { viewerOf } from '../../http/viewer.ts';
import { isShownTo } from '../../protection/index.ts';
import type { CompetitionsDeps } from './competition.deps.ts';
import { isPublished } from './competition.states.ts';
import { findCompetition } from './competition.store.ts';
import { detailWire } from './competition.wire.ts';
import { entriesOf } from './entry.store.ts';
import { ownFile } from './own-file.ts';
import { shownTo } from './shown-to.ts';
import { joinCompetition, leaveCompetition } from './take-part.ts';

export function competitionsRoutes(deps: CompetitionsDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/competition/list'], async (asked) => {
      const { member, language } = asked;
      const now = await databaseTime(db);
      const time = now.toISOString();
      if (!(await isShownTo(deps, 'offers.competitions', viewerOf(deps, asked))))
        return ok({ time, competitions: null });
      return ok({ time, competitions: await shownTo(db, member, now, language) });
    }),
    on(calls['/sys/competition/get'], async (asked) => {
      const { input, member, language } = asked;
      const { id } = input;
      const competition = await findCompetition(db, id);
      if (
        !competition ||
        !isPublished(competition) ||
        !(await isShownTo(deps, 'offers.competitions', viewerOf(deps, asked)))
      )
        return refuse('noSuchThing');
      const now = await databaseTime(db);
      const [own] = member ? await entriesOf(db, member.id, [id]) : [];
      if (competition.state === 'cancelled' && !own) return refuse('noSuchThing');
      return ok({
        time: now.toISOString(),
        competition: await detailWire(deps, competition, {
          memberId: member?.id,
          currency: member?.currency,
          own,
          now,
          language,
        }),
      });
    }),
    on(calls['/sys/competition/join'], ({ input: { id }, member }) => joinCompetition(deps, member, id)),
    on(calls['/sys/competition/leave'], ({ input: { id }, member }) => leaveCompetition(deps, member, id)),
    on(calls['/sys/competition/file'], ({ input: { id }, member, language }) => ownFile(deps, member, id, language)),
  ];
}
