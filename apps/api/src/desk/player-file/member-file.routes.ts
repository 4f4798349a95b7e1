import { operatorCalls, timelineKinds } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { actorNow } from '../../db/acting-key.ts';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { addNote } from './add-note.ts';
import { bookPage } from './book-page.ts';
import { find } from './find.ts';
import { linksOf } from './links.ts';
import { isMember } from './member.store.ts';
import type { MemberFileDeps } from './member-file.deps.ts';
import { notesOf, type StoredNote } from './note.store.ts';
import { notificationsOf } from './notifications.ts';
import { paymentFileOf } from './payment-file.ts';
import { paymentPlaceOf, paymentsOf } from './payments.ts';
import { replayRound } from './replay-round.ts';
import { placeOf, roundsOf } from './rounds.ts';
import { showRound } from './show-round.ts';
import { standingOf } from './standing.ts';
import { tagsInUse } from './tag.store.ts';
import { positionsOf, timelineOf } from './timeline.ts';
import { beginsVisit, pageParts } from './visit.store.ts';

export function memberFileRoutes(deps: MemberFileDeps): Handler[] {
  const { db, digestOf } = deps;
  return [
    on(operatorCalls['/operator/find'], async ({ input, operator }) =>
      ok(await find(db, operator, input.text, digestOf)),
    ),

    on(operatorCalls['/operator/member/standing'], async ({ input, operator }) => {
      const standing = await standingOf(db, BigInt(input.memberId), operator.permissions.has('risk.read'));
      if (!standing) return refuse('noSuchThing');
      await noteLook(db, operator, input.memberId, 'standing');
      return ok(standing);
    }),

    on(operatorCalls['/operator/member/bookPage'], async ({ input: { memberId, before, limit }, operator }) => {
      const page = await bookPage(db, BigInt(memberId), before === undefined ? undefined : BigInt(before), limit);
      if (!page) return refuse('noSuchThing');
      if (before === undefined) await noteLook(db, operator, memberId, 'book');
      return ok(page);
    }),

    on(operatorCalls['/operator/member/timeline'], async ({ input, operator }) => {
      const { memberId, kinds = unlessNamed, before, limit } = input;
      const positions = before ? positionsOf(before) : {};
      if (!positions) return refuse('invalidField', { field: 'before' });
      if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
      if (!before) await noteLook(db, operator, memberId, 'timeline');
      return ok(await timelineOf(db, BigInt(memberId), kinds, positions, limit));
    }),

    on(
      operatorCalls['/operator/member/rounds'],
      async ({ input: { memberId, before, limit, ...wanted }, operator }) => {
        const place = before === undefined ? undefined : placeOf(before);
        if (before !== undefined && !place) return refuse('invalidField', { field: 'before' });
        if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
        if (!place) await noteLook(db, operator, memberId, 'rounds');
        return ok(await roundsOf(db, BigInt(memberId), wanted, place, limit));
      },
    ),

    on(operatorCalls['/operator/member/round'], async ({ input: { memberId, vendor, roundId }, operator }) => {
      const file = await showRound(deps, BigInt(memberId), vendor, roundId);
      if (!file) return refuse('noSuchThing');
      await noteLook(db, operator, memberId, `round:${vendor}:${roundId}`);
      return ok(file);
    }),

    on(operatorCalls['/operator/member/replayRound'], async ({ input, operator }) => {
      const replay = await replayRound(deps, input);
      if (!replay.ok) return replay;
      await noteLook(db, operator, input.memberId, `replay:${input.vendor}:${input.roundId}`);
      return replay;
    }),

    on(operatorCalls['/operator/payment/file'], async ({ input: { kind, id }, operator }) => {
      const file = await paymentFileOf(db, kind, BigInt(id));
      if (!file) return refuse('noSuchThing');
      await noteLook(db, operator, file.memberId, `${kind}:${id}`);
      return ok(file);
    }),

    on(operatorCalls['/operator/member/payments'], async ({ input: { memberId, kind, before, limit }, operator }) => {
      const place = before === undefined ? undefined : paymentPlaceOf(before);
      if (before !== undefined && !place) return refuse('invalidField', { field: 'before' });
      if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
      if (!place) await noteLook(db, operator, memberId, 'payments');
      return ok(await paymentsOf(db, BigInt(memberId), kind, place, limit));
    }),

    on(operatorCalls['/operator/member/notifications'], async ({ input: { memberId, before, limit }, operator }) => {
      if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
      if (before === undefined) await noteLook(db, operator, memberId, 'notifications');
      return ok(await notificationsOf(db, BigInt(memberId), before === undefined ? undefined : BigInt(before), limit));
    }),

    on(operatorCalls['/operator/member/links'], async ({ input: { memberId }, operator }) => {
      if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
      await noteLook(db, operator, memberId, 'links');
      return ok(await linksOf(db, BigInt(memberId)));
    }),

    on(operatorCalls['/operator/member/notes'], async ({ input: { memberId, before, limit } }) => {
      if (!(await isMember(db, BigInt(memberId)))) return refuse('noSuchThing');
      const notes = await notesOf(db, BigInt(memberId), before === undefined ? undefined : BigInt(before), limit + 1);
      const shown = notes.slice(0, limit);
      return ok({ notes: shown.map(rendered), next: notes.length > limit ? Number(shown.at(-1)!.id) : null });
    }),

    on(operatorCalls['/operator/tag/list'], async () => ok({ tags: await tagsInUse(db, mostTagsListed) })),

    on(operatorCalls['/operator/member/note'], async ({ input, operator }) => {
      const written = await addNote(db, operator, input);
      return written.ok ? ok(rendered(written.data)) : written;
    }),
  ];
}

function rendered({ id, at, by, text }: StoredNote) {
  return { id: Number(id), at: at.toISOString(), by, text };
}

const mostTagsListed = 200;

/** Views by staff would bury everything else. */
const unlessNamed = timelineKinds.filter((kind) => kind !== 'view');

/** Who viewed what is in the audit log. The parts of the page are recorded once a visit, a single round or payment each time. */
async function noteLook(db: Database, operator: Operator, memberId: number, at: string): Promise<void> {
  const actor = `operator:${operator.name}`;
  await inTransaction(db, async (tx) => {
    if (pageParts.includes(at) && !(await beginsVisit(tx, actorNow(actor), BigInt(memberId)))) return;
    await recordAuditEvent(tx, {
      actor,
      memberId: BigInt(memberId),
      subject: `member:${memberId}`,
      command: 'member.look',
      after: { at },
    });
  });
}
