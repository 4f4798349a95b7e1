import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { arrangeViews } from './arrange-views.ts';
import { deleteView } from './delete-view.ts';
import { saveView } from './save-view.ts';
import { viewsFor } from './view.store.ts';

const mostShared = 200;

/** Addresses of the desk under names: a person's own, and what colleagues share. */
export function savedViewsRoutes(db: Database): Handler[] {
  return [
    on(operatorCalls['/operator/view/list'], async ({ input: { place }, operator }) => {
      const views = await viewsFor(db, { staffId: operator.id, roles: operator.roles }, place, mostShared);
      return ok({
        views: views.map(({ id, staffId, isDefault, ...view }) => {
          const isMine = staffId === operator.id;
          // What a colleague sees first is the colleague's own affair.
          return { ...view, id: Number(id), isMine, isDefault: isMine && isDefault };
        }),
      });
    }),

    on(operatorCalls['/operator/view/save'], ({ input, operator }) => saveView(db, operator, input)),

    on(operatorCalls['/operator/view/arrange'], ({ input: { place, ids }, operator }) =>
      arrangeViews(db, operator, place, ids.map(BigInt)),
    ),

    on(operatorCalls['/operator/view/delete'], ({ input, operator }) => deleteView(db, operator, BigInt(input.id))),
  ];
}
