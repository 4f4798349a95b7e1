import { calls } from '@fairhouse/contract';
import { amountOf, currencyCodes, decimalText } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { openThread } from './open-thread.ts';
import { rateThread } from './rate-thread.ts';
import { showThread } from './show-thread.ts';
import { solveThread } from './solve-thread.ts';
import { type OwnThing, ownThings, threadsOf } from './thread.store.ts';
import { threadWire } from './thread.wire.ts';
import type { ThreadsDeps } from './threads.deps.ts';
import { writeToThread } from './write-to-thread.ts';

/** A member's threads with the support team. */
export function threadsRoutes(deps: ThreadsDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/base/support/list'], async ({ member }) =>
      ok((await threadsOf(db, member.id)).map((it) => threadWire(it, it.lastText))),
    ),

    on(calls['/base/support/get'], ({ input, member }) => showThread(db, member.id, BigInt(input.id))),

    on(calls['/base/support/open'], ({ input: { topic, message, reference, requestKey }, member, language }) =>
      openThread(deps, member.id, { topic, message, reference, requestKey, language }),
    ),

    on(calls['/base/support/write'], ({ input: { id, message, requestKey }, member }) =>
      writeToThread(deps, member.id, { id: BigInt(id), message, requestKey }),
    ),

    on(calls['/base/support/solve'], ({ input, member }) => solveThread(deps, member.id, BigInt(input.id))),

    on(calls['/base/support/rate'], ({ input: { id, satisfied }, member }) =>
      rateThread(deps, member.id, { id: BigInt(id), satisfied }),
    ),

    on(calls['/base/support/references'], async ({ member }) => {
      const things = await ownThings(db, member.id);
      return ok(things.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(thingWire));
    }),
  ];
}

function thingWire({ kind, id, at, amount, currency }: OwnThing) {
  const known = currencyCodes.find((code) => code === currency);
  return {
    kind,
    id,
    time: at.toISOString(),
    amount: amount === null || !known ? null : decimalText(amountOf(known, amount)),
    currency,
  };
}
