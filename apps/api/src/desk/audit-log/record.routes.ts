import { operatorCalls, type RecordHead } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { shownTarget } from '@fairhouse/operation';
import { type Signer, toBase64 } from '@fairhouse/record-proof';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { type RecordedAuditEvent, searchAuditEvents } from './audit-event.store.ts';
import { type DeliveryRow, deliveriesOf } from './delivery.store.ts';
import { type HeadRow, keysUsed, lastHead, pageOfHeads } from './head.store.ts';
import { proveConsistency } from './prove-consistency.ts';
import { proveEntry } from './prove-entry.ts';
import { verifyPart } from './verify-record.ts';

export interface RecordDeps {
  db: Database;
  signer: Signer;
}

export function recordRoutes({ db, signer }: RecordDeps): Handler[] {
  return [
    on(operatorCalls['/operator/record/list'], async ({ input: { limit, ...filter } }) => {
      const sealed = (await lastHead(db))?.size ?? 0n;
      const auditEvents = await searchAuditEvents(db, filter, limit + 1);
      const content = auditEvents.slice(0, limit);
      return ok({
        content: content.map((auditEvent) => eventWire(auditEvent, sealed)),
        next: auditEvents.length > limit ? Number(content.at(-1)!.id) : null,
      });
    }),

    on(operatorCalls['/operator/record/entry'], async ({ input }) => {
      const proved = await proveEntry(db, BigInt(input.id), input.size);
      if (proved === 'noSuchEvent') return refuse('noSuchThing');
      if (proved === 'noSuchHead') return refuse('invalidField', { field: 'size' });
      return ok(proved);
    }),

    on(operatorCalls['/operator/record/consistency'], async ({ input }) => {
      const proved = await proveConsistency(db, input.size, input.later);
      if (!proved) return refuse('noSuchThing');
      const { earlier, later, hashes } = proved;
      return ok({ earlier: earlier ? earlier.note : null, later: later.note, hashes: hashes.map(toBase64) });
    }),

    on(operatorCalls['/operator/record/heads'], async ({ input }) => {
      const heads = await pageOfHeads(db, input.before, input.limit + 1);
      const content = heads.slice(0, input.limit);
      const deliveries = await deliveriesOf(
        db,
        content.map(({ size }) => size),
      );
      return ok({
        content: content.map((head) => headWire(head, deliveries)),
        next: heads.length > input.limit ? Number(content.at(-1)!.size) : null,
      });
    }),

    on(operatorCalls['/operator/record/keys'], async () => {
      const used = await keysUsed(db);
      return ok({
        publicKey: signer.publicKey,
        used: used.map(({ publicKey, firstUsedAt }) => ({ publicKey, firstUsedTime: firstUsedAt.toISOString() })),
      });
    }),

    on(operatorCalls['/operator/record/verify'], async ({ input }) => {
      const { fault, next, ...checked } = await verifyPart(db, input);
      return ok({
        ...checked,
        next: next ?? null,
        fault: fault ? { ...fault, eventId: fault.eventId === null ? null : Number(fault.eventId) } : null,
      });
    }),
  ];
}

function eventWire({ id, at, memberId, position, ...auditEvent }: RecordedAuditEvent, sealed: bigint) {
  return {
    ...auditEvent,
    id: Number(id),
    createTime: at.toISOString(),
    memberId: memberId === null ? null : Number(memberId),
    reason: typeof auditEvent.after?.reason === 'string' ? auditEvent.after.reason : null,
    position: position === null ? null : Number(position),
    sealed: position !== null && position < sealed,
  };
}

function headWire({ size, root, note, publicKey, sealedAt }: HeadRow, deliveries: readonly DeliveryRow[]): RecordHead {
  return {
    size: Number(size),
    root: toBase64(root),
    note,
    publicKey,
    sealedTime: sealedAt.toISOString(),
    deliveries: deliveries
      .filter((delivery) => delivery.size === size)
      .map(({ target, tries, sentAt, givenUpAt, problem }) => ({
        target: shownTarget(target),
        tries,
        sentTime: sentAt?.toISOString() ?? null,
        givenUpTime: givenUpAt?.toISOString() ?? null,
        problem,
      })),
  };
}
