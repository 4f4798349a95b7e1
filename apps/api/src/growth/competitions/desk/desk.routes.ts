import { operatorCalls } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { pageOfCompetitions, playableGames } from '../competition.store.ts';
import { deskRowWire, wholeCompetition } from '../competition.wire.ts';
import { type DeskStanding, pageOfStandings } from '../entry.store.ts';
import { disqualifyPlayer } from './disqualify-player.ts';
import { endSeries } from './end-series.ts';
import { exportStandings } from './export-standings.ts';
import { payCompetition } from './pay-competition.ts';
import { previewCompetition } from './preview-competition.ts';
import { publishCompetition } from './publish-competition.ts';
import { turnCompetition } from './turn-competition.ts';
import { verifyCompetition } from './verify-competition.ts';
import { createCompetition, deleteCompetition, saveCompetition } from './write-competition.ts';

export function competitionsDeskRoutes(deps: CompetitionsDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/competition/list'], async ({ input: { state, before, pageSize } }) => {
      const rows = await pageOfCompetitions(db, { state, before, pageSize });
      return ok({ rows: rows.map(deskRowWire), next: rows.length < pageSize ? null : rows.at(-1)!.id });
    }),
    on(operatorCalls['/operator/competition/get'], async ({ input: { id } }) => {
      const competition = await wholeCompetition(db, id);
      return competition ? ok(competition) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/competition/standings'], async ({ input: { id, after, pageSize } }) => {
      const rows = await pageOfStandings(db, { id, after, pageSize });
      return ok({ rows: rows.map(standingWire), next: rows.length < pageSize ? null : after + rows.length });
    }),
    on(operatorCalls['/operator/competition/games'], async () => ok(await playableGames(db))),
    on(operatorCalls['/operator/competition/create'], ({ input, operator }) =>
      createCompetition(deps, operator, input),
    ),
    on(operatorCalls['/operator/competition/save'], ({ input, operator }) => saveCompetition(deps, operator, input)),
    on(operatorCalls['/operator/competition/delete'], ({ input, operator }) =>
      deleteCompetition(deps, operator, input),
    ),
    on(operatorCalls['/operator/competition/preview'], ({ input: { id, language } }) =>
      previewCompetition(deps, id, language),
    ),
    on(operatorCalls['/operator/competition/publish'], ({ input, operator }) =>
      publishCompetition(deps, operator, input),
    ),
    on(operatorCalls['/operator/competition/endSeries'], ({ input, operator }) => endSeries(deps, operator, input)),
    on(operatorCalls['/operator/competition/disqualify'], ({ input, operator }) =>
      disqualifyPlayer(deps, operator, input),
    ),
    on(operatorCalls['/operator/competition/export'], ({ input: { id }, operator }) =>
      exportStandings(deps, operator, id),
    ),
    on(operatorCalls['/operator/competition/turn'], ({ input, operator }) => turnCompetition(deps, operator, input)),
    on(operatorCalls['/operator/competition/pay'], ({ input, operator }) => payCompetition(deps, operator, input)),
    on(operatorCalls['/operator/competition/verify'], ({ input: { id } }) => verifyCompetition(deps, id)),
  ];
}

function standingWire({ memberId, joinedAt, reachedAt, prize, score, paidAt, receipt: _, ...row }: DeskStanding) {
  return {
    ...row,
    memberId: Number(memberId),
    joinTime: joinedAt.toISOString(),
    score: Number(score),
    reachTime: reachedAt?.toISOString() ?? null,
    prize: prize === null ? null : toWire(amountOf(row.currency, prize)),
    payTime: paidAt?.toISOString() ?? null,
  };
}
