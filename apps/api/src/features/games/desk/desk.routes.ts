import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { bannersForDesk } from '../banner.store.ts';
import { saveBanner } from './save-banner.ts';

export function bannersDeskRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(operatorCalls['/operator/banner/listAll'], async () => ok(await bannersForDesk(db))),
    on(operatorCalls['/operator/banner/save'], ({ input: { id, ...draft }, operator }) =>
      saveBanner(db, id, draft, operator),
    ),
  ];
}
