import { operatorCalls } from '@fairhouse/contract/operator';
import type { Approvals } from '../../../db/approvals.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { type ArrangeDeps, arrangeGame } from './arrange-game.ts';
import { allGames } from './arrangement.store.ts';
import { betLimitsOf, codeOf } from './bet-limit.store.ts';
import { betLimitWire, changeWire, gameWire, groupWire } from './catalogue.wire.ts';
import { latestOfAll, pageOfChanges } from './change.store.ts';
import { allGroups } from './group.store.ts';
import { listPots, type PotsDeps } from './list-pots.ts';
import { listRefusals, type RefusalsDeps } from './list-refusals.ts';
import { saveGroup } from './save-group.ts';
import { askToSetBetLimit, subjectOf } from './set-bet-limit.ts';

const changesOfPage = 50;

/** The lobby as operators arrange it. */
export function catalogueRoutes(deps: ArrangeDeps & PotsDeps & RefusalsDeps & { approvals: Approvals }): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/catalogue/list'], async () => {
      const [games, groups, ofGames, ofGroups] = await Promise.all([
        allGames(db),
        allGroups(db),
        latestOfAll(db, 'game:'),
        latestOfAll(db, 'group:'),
      ]);
      return ok({
        games: games.map((game) => gameWire(game, ofGames.get(`game:${game.id}`))),
        groups: groups.map((group) => groupWire(group, ofGroups.get(`group:${group.id}`))),
      });
    }),

    on(operatorCalls['/operator/catalogue/arrangeGame'], ({ input, operator }) => arrangeGame(deps, operator, input)),

    on(operatorCalls['/operator/catalogue/saveGroup'], ({ input, operator }) => saveGroup(db, operator, input)),

    on(operatorCalls['/operator/catalogue/history'], async ({ input: { subject, before } }) => {
      const rows = await pageOfChanges(db, subject, before, changesOfPage);
      return ok({ rows: rows.map(changeWire), next: rows.length === changesOfPage ? rows.at(-1)!.version : null });
    }),

    on(operatorCalls['/operator/catalogue/bets'], async ({ input: { id } }) => {
      const code = await codeOf(db, id);
      if (code === undefined) return refuse('noSuchThing');
      const [rows, latest] = await Promise.all([betLimitsOf(db, code), latestOfAll(db, `bets:${code}:`)]);
      return ok(rows.map((row) => betLimitWire(row, latest.get(subjectOf(code, row.currency)))));
    }),

    on(operatorCalls['/operator/catalogue/setBets'], ({ input, operator }) => askToSetBetLimit(deps, operator, input)),

    on(operatorCalls['/operator/catalogue/pots'], async () => ok(await listPots(deps))),

    on(operatorCalls['/operator/catalogue/refusals'], async () => ok(await listRefusals(deps))),
  ];
}
