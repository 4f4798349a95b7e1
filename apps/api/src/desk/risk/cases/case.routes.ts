import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { groupBy } from '../group-by.ts';
import { askToReport, fetchReport } from '../report/report-case.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { assignCase } from './assign-case.ts';
import { membersOf, pageOfCases } from './case.store.ts';
import { caseWire, wholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';
import { closeCase } from './close-case.ts';
import { fillCase } from './fill-case.ts';
import { noteCase } from './note-case.ts';
import { openCase } from './open-case.ts';
import { removeMember } from './remove-member.ts';

export function caseRoutes(deps: RiskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/risk/case/list'], async ({ input }) => {
      const { rows, next } = await pageOfCases(db, input);
      const members = await membersOf(
        db,
        rows.map(({ id }) => id),
      );
      const ofCase = groupBy(members, ({ caseId }) => caseId);
      return ok({ content: rows.map((it) => caseWire(it, ofCase.get(it.id) ?? [])), next });
    }),
    on(operatorCalls['/operator/risk/case/get'], async ({ input }) => {
      const found = await wholeCase(db, BigInt(input.id));
      return found ? ok(found) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/risk/case/open'], ({ input, operator }) => openCase(deps, operator, input)),
    on(operatorCalls['/operator/risk/case/add'], async ({ input: { id, ...parts }, operator }) =>
      parts.alertIds.length + parts.memberIds.length === 0
        ? refuse('missingField', { field: 'an alert or a member' })
        : changeCase(deps, operator, BigInt(id), (tx) => fillCase(tx, operator, BigInt(id), parts)),
    ),
    on(operatorCalls['/operator/risk/case/removeMember'], ({ input, operator }) =>
      removeMember(deps, operator, { ...input, id: BigInt(input.id), memberId: BigInt(input.memberId) }),
    ),
    on(operatorCalls['/operator/risk/case/note'], ({ input, operator }) =>
      noteCase(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
    on(operatorCalls['/operator/risk/case/assign'], ({ input, operator }) =>
      assignCase(deps, operator, { id: BigInt(input.id), to: input.to ?? null }),
    ),
    on(operatorCalls['/operator/risk/case/close'], ({ input, operator }) =>
      closeCase(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
    on(operatorCalls['/operator/risk/case/report'], ({ input, operator }) => askToReport(deps, operator, input)),
    on(operatorCalls['/operator/risk/case/reportFile'], ({ input, operator }) =>
      fetchReport(deps, operator, input.hash),
    ),
  ];
}
