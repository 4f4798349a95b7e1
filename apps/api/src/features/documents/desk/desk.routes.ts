import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { decideDocument } from './decide-document.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import { findForDesk, pageForDesk } from './desk-document.store.ts';
import { deskWire } from './desk-wire.ts';

/** The documents of all members as the operators' desk works with them. */
export function documentsDeskRoutes(deps: DocumentsDeskDeps): Handler[] {
  return [
    on(operatorCalls['/operator/document/listPage'], async ({ input }) =>
      // A list is for choosing; only the one that is opened hands out its pictures, and that is recorded.
      ok(await pageForDesk(deps.db, input, (document) => ({ ...deskWire(deps, document), files: [] }))),
    ),

    on(operatorCalls['/operator/document/get'], async ({ input, operator }) => {
      const document = await findForDesk(deps.db, BigInt(input.id));
      if (!document) return refuse('noSuchThing');
      await inTransaction(deps.db, (tx) =>
        recordAct(tx, {
          actor: `operator:${operator.name}`,
          memberId: document.memberId,
          subject: `document:${document.id}`,
          verb: 'document.open',
        }),
      );
      return ok(deskWire(deps, document));
    }),

    on(operatorCalls['/operator/document/accept'], ({ input, operator }) =>
      decideDocument(deps, { decision: 'accept', documentDate: input.documentDate }, BigInt(input.id), operator),
    ),

    on(operatorCalls['/operator/document/reject'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'reason' })
        : decideDocument(deps, { decision: 'reject', reason: input.reason }, BigInt(input.id), operator),
    ),
  ];
}
