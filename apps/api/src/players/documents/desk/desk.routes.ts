import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { dayAfter, dayOf } from '../expiry.ts';
import { decideDocument } from './decide-document.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import { type DeskDocument, expiringForDesk, findForDesk, pageForDesk } from './desk-document.store.ts';
import { deskWire } from './desk-wire.ts';

/** The documents of all members as the operators' desk works with them. */
export function documentsDeskRoutes(deps: DocumentsDeskDeps): Handler[] {
  const noticeDays = async () => (await deps.settingOf('documents', 'casino')).expiryNoticeDays;
  // A list is for choosing; only the one that is opened hands out its pictures, and that is recorded.
  const listed = (document: DeskDocument, days: number) => ({ ...deskWire(deps, days, document), files: [] });
  return [
    on(operatorCalls['/operator/document/listPage'], async ({ input }) => {
      const days = await noticeDays();
      return ok(await pageForDesk(deps.db, input, (document) => listed(document, days)));
    }),

    on(operatorCalls['/operator/document/listExpiring'], async ({ input }) => {
      const days = await noticeDays();
      const until = dayAfter(dayOf(deps.clock()), days);
      const found = await expiringForDesk(deps.db, input, until);
      const last = found.length > input.pageSize ? found[input.pageSize - 1] : undefined;
      return ok({
        content: found.slice(0, input.pageSize).map((document) => listed(document, days)),
        next: last ? { afterDay: last.expiresOn!, after: Number(last.id) } : null,
        noticeDays: days,
      });
    }),

    on(operatorCalls['/operator/document/get'], async ({ input, operator }) => {
      const document = await findForDesk(deps.db, BigInt(input.id));
      if (!document) return refuse('noSuchThing');
      await inTransaction(deps.db, (tx) =>
        recordAuditEvent(tx, {
          actor: `operator:${operator.name}`,
          memberId: document.memberId,
          subject: `document:${document.id}`,
          command: 'document.open',
        }),
      );
      return ok(deskWire(deps, await noticeDays(), document));
    }),

    on(operatorCalls['/operator/document/accept'], ({ input, operator }) =>
      decideDocument(
        deps,
        { decision: 'accept', documentDate: input.documentDate, expiryDate: input.expiryDate },
        BigInt(input.id),
        operator,
      ),
    ),

    on(operatorCalls['/operator/document/reject'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'reason' })
        : decideDocument(deps, { decision: 'reject', reason: input.reason }, BigInt(input.id), operator),
    ),
  ];
}
