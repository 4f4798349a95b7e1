import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { countFile, discardFile } from './count-file.ts';
import { exportFile } from './export-file.ts';
import { settlementFormats } from './formats/formats.ts';
import { importFile } from './import-file.ts';
import type { SettlementDeps } from './settlement.deps.ts';
import { findFile, linesOf, pageOfFiles } from './settlement.store.ts';
import { fileWire, lineWire, wholeFile } from './settlement.wire.ts';

/** Files in which providers say what they have settled. */
export function settlementRoutes(deps: SettlementDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/settlement/formats'], async () =>
      ok(settlementFormats.map(({ code, name, providers }) => ({ code, name, providers: [...providers] }))),
    ),
    on(operatorCalls['/operator/settlement/import'], async ({ input, operator, file }) => {
      const imported = await importFile(deps, operator, input, file);
      return imported.ok ? ok(await wholeFile(db, imported.data)) : imported;
    }),
    on(operatorCalls['/operator/settlement/listPage'], async ({ input }) => ok(await pageOfFiles(db, input, fileWire))),
    on(operatorCalls['/operator/settlement/get'], async ({ input }) => {
      const found = await findFile(db, BigInt(input.id));
      return found ? ok(await wholeFile(db, found)) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/settlement/lines'], async ({ input: { id, match, after, pageSize } }) => {
      const lines = await linesOf(db, BigInt(id), { match: match && [match], after, most: pageSize + 1 });
      const shown = lines.slice(0, pageSize);
      return ok({ lines: shown.map(lineWire), next: lines.length > pageSize ? shown.at(-1)!.line : null });
    }),
    on(operatorCalls['/operator/settlement/count'], async ({ input, operator }) => {
      const counted = await countFile(deps, operator, BigInt(input.id));
      return counted.ok ? ok(await wholeFile(db, counted.data)) : counted;
    }),
    on(operatorCalls['/operator/settlement/discard'], async ({ input, operator }) => {
      const discarded = await discardFile(deps, operator, { id: BigInt(input.id), reason: input.reason });
      return discarded.ok ? ok(await wholeFile(db, discarded.data)) : discarded;
    }),
    on(operatorCalls['/operator/settlement/export'], ({ input, operator }) =>
      exportFile(deps, operator, { id: BigInt(input.id), match: input.match }),
    ),
  ];
}
