import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { WriteAtOnce } from '../../../db/content-handler.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { allBanners, type BannerRow } from '../banner.store.ts';
import { contentOf } from './banner-handler.ts';

interface BannersDeskDeps {
  db: Database;
  writeAtOnce: WriteAtOnce;
}

export function bannersDeskRoutes({ db, writeAtOnce }: BannersDeskDeps): Handler[] {
  return [
    on(operatorCalls['/operator/banner/listAll'], async () => ok((await allBanners(db)).map(deskWire))),

    on(operatorCalls['/operator/banner/save'], async ({ input: { id, ...draft }, operator }) => {
      const always = { shownFrom: null, shownUntil: null };
      const saved = await writeAtOnce(operator, 'banner', id, async (now) =>
        ok({ ...always, ...now, ...draft, kind: 'banner' }),
      );
      return saved.ok ? ok(deskWire((await allBanners(db, saved.data))[0]!)) : saved;
    }),
  ];
}

function deskWire(row: BannerRow) {
  const { kind: _, shownFrom: _from, shownUntil: _until, ...banner } = contentOf(row);
  return { id: row.id, ...banner };
}
