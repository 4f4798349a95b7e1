import { type OperatorCallOutput, operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { arrangeStudio } from './arrange-studio.ts';
import { allStudios, type StudioRow } from './studio.store.ts';

/** Studios of aggregators, whose games operators open and close together. */
export function studiosRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(operatorCalls['/operator/catalogue/studios'], async () => ok(byAggregator(await allStudios(db)))),
    on(operatorCalls['/operator/catalogue/arrangeStudio'], ({ input, operator }) => arrangeStudio(db, operator, input)),
  ];
}

type Listed = OperatorCallOutput<'/operator/catalogue/studios'>;

function byAggregator(rows: readonly StudioRow[]): Listed {
  const listed = new Map<string, Listed[number]>();
  for (const { vendor, vendorName, importedAt, unreadable, ...studio } of rows) {
    const known = listed.get(vendor) ?? {
      vendor,
      vendorName,
      importTime: importedAt?.toISOString() ?? null,
      unreadable,
      studios: [],
    };
    known.studios.push(studio);
    listed.set(vendor, known);
  }
  return [...listed.values()];
}
