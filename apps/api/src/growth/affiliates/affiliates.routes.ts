import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { AffiliatesDeps } from './affiliates.deps.ts';
import { createPartner } from './partner/create-partner.ts';
import { figuresOfPartners, findPartner, pageOfPartners } from './partner/partner.store.ts';
import { summaryWire, wholePartner } from './partner/partner.wire.ts';
import { saveLink } from './partner/save-link.ts';
import { setTerms } from './partner/set-terms.ts';
import { turnPartner } from './partner/turn-partner.ts';
import { listPlans } from './plan/plan.store.ts';
import { planWire, savePlan } from './plan/save-plan.ts';
import { inviteUser } from './portal/invite-user.ts';
import { pageOfPostbacks } from './postbacks/postback.store.ts';
import { postbackWire } from './postbacks/postback.wire.ts';
import { replayPostbacks } from './postbacks/replay-postbacks.ts';
import { adjust } from './statement/adjust.ts';
import { askForStatement, holdStatement, markStatementPaid } from './statement/decide-statement.ts';
import { findStatement, pageOfStatements } from './statement/statement.store.ts';
import { statementsWire, wholeStatement } from './statement/statement.wire.ts';
import { verifyStatement } from './statement/verify-statement.ts';

const postbacksShown = 200;

/** Affiliate partners, as the desk works with them. */
export function affiliatesRoutes(deps: AffiliatesDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/affiliate/list'], async ({ input: { state, before, pageSize } }) => {
      const rows = await pageOfPartners(db, { state, before, pageSize });
      const figures = await figuresOfPartners(
        db,
        rows.map(({ id }) => id),
      );
      return ok({
        rows: rows.map((row) => summaryWire(row, figures.get(row.id))),
        next: rows.length < pageSize ? null : rows.at(-1)!.id,
      });
    }),
    on(operatorCalls['/operator/affiliate/get'], async ({ input: { id } }) => {
      const partner = await wholePartner(deps, db, id);
      return partner ? ok(partner) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/affiliate/create'], ({ input, operator }) => createPartner(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/turn'], ({ input, operator }) => turnPartner(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/setTerms'], ({ input, operator }) => setTerms(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/saveLink'], ({ input, operator }) => saveLink(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/invite'], ({ input, operator }) => inviteUser(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/plans'], async () => ok((await listPlans(db)).map(planWire))),
    on(operatorCalls['/operator/affiliate/savePlan'], ({ input, operator }) => savePlan(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/adjust'], ({ input, operator }) => adjust(deps, operator, input)),
    on(operatorCalls['/operator/affiliate/postbacks'], async ({ input: { id, state } }) =>
      (await findPartner(db, id))
        ? ok((await pageOfPostbacks(db, id, state, postbacksShown)).map(postbackWire))
        : refuse('noSuchThing'),
    ),
    on(operatorCalls['/operator/affiliate/replayPostbacks'], ({ input, operator }) =>
      replayPostbacks(deps, operator, input),
    ),
    on(operatorCalls['/operator/affiliate/statements'], async ({ input: { affiliateId, state, before, pageSize } }) => {
      const rows = await pageOfStatements(db, { affiliateId, state, before, pageSize });
      return ok({ rows: await statementsWire(db, rows), next: rows.length < pageSize ? null : rows.at(-1)!.id });
    }),
    on(operatorCalls['/operator/affiliate/statement'], async ({ input: { id } }) =>
      (await findStatement(db, id)) ? ok(await wholeStatement(db, id)) : refuse('noSuchThing'),
    ),
    on(operatorCalls['/operator/affiliate/verifyStatement'], ({ input }) => verifyStatement(deps, input.id)),
    on(operatorCalls['/operator/affiliate/holdStatement'], ({ input, operator }) =>
      holdStatement(deps, operator, input),
    ),
    on(operatorCalls['/operator/affiliate/releaseStatement'], ({ input, operator }) =>
      askForStatement(deps, operator, 'release', input),
    ),
    on(operatorCalls['/operator/affiliate/approveStatement'], ({ input, operator }) =>
      askForStatement(deps, operator, 'approve', input),
    ),
    on(operatorCalls['/operator/affiliate/markPaid'], ({ input, operator }) =>
      markStatementPaid(deps, operator, input),
    ),
  ];
}
