import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { pauseAtWish } from './desk/pause-at-wish.ts';
import { reopenAtWish } from './desk/reopen-at-wish.ts';
import { showCase } from './desk/show-case.ts';
import { showMember } from './desk/show-member.ts';
import type { Decider, HarmDeps } from './harm.deps.ts';
import { askToLift } from './lifts/ask-to-lift.ts';
import { confirmLift, withdrawLift } from './lifts/end-lift.ts';

export function harmRoutes(deps: HarmDeps): Handler[] {
  return [
    on(operatorCalls['/operator/protection/member'], async ({ input: { memberId }, operator }) => {
      const shown = await showMember(deps, operator, BigInt(memberId));
      if (!shown) return refuse('noSuchThing');
      await noteLook(deps, operator, memberId, 'protection');
      return ok(shown);
    }),
    on(operatorCalls['/operator/protection/case'], async ({ input: { id }, operator }) => {
      const shown = await showCase(deps, BigInt(id));
      if (!shown) return refuse('noSuchThing');
      await noteLook(deps, operator, shown.memberId, `harm-case:${id}`);
      return ok(shown);
    }),
    on(operatorCalls['/operator/protection/pause'], ({ input, operator }) => pauseAtWish(deps, operator, input)),
    on(operatorCalls['/operator/protection/reopen'], ({ input, operator }) =>
      reopenAtWish(deps, operator, { ...input, memberId: BigInt(input.memberId) }),
    ),
    on(operatorCalls['/operator/protection/lift'], ({ input, operator }) =>
      askToLift(deps, operator, { ...input, memberId: BigInt(input.memberId) }),
    ),
    on(operatorCalls['/operator/protection/confirmLift'], ({ input, operator }) =>
      confirmLift(deps, operator, BigInt(input.id)),
    ),
    on(operatorCalls['/operator/protection/withdrawLift'], ({ input, operator }) =>
      withdrawLift(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
  ];
}

/** How somebody plays is as personal as a name. */
async function noteLook({ db }: Pick<HarmDeps, 'db'>, by: Decider, memberId: number, at: string): Promise<void> {
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${by.name}`,
      memberId: BigInt(memberId),
      subject: `member:${memberId}`,
      command: 'member.look',
      after: { at },
    }),
  );
}
