import { operatorCalls } from '@fairhouse/contract/operator';
import { inLongTransaction } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { breakdownOf } from './breakdown.ts';
import { pageOfCloses, type StoredClose } from './close.store.ts';
import { closePeriod } from './close-period.ts';
import { eachDayOf } from './days.ts';
import { exportReport } from './export-report.ts';
import type { FinanceDeps } from './finance.deps.ts';
import { daysOf } from './period.ts';
import { reportOf } from './report.ts';
import { inSnapshot } from './sums.store.ts';
import { verifyDay } from './verify-day.store.ts';

const verifyWithinMs = 25_000;
const noPeriod = refuse('invalidField', { field: 'to' });

export function financeRoutes(deps: FinanceDeps): Handler[] {
  const { db, nowMs } = deps;
  return [
    on(operatorCalls['/operator/finance/report'], async ({ input }) => {
      if (!daysOf(input, nowMs())) return noPeriod;
      return ok(await inSnapshot(db, (tx) => reportOf(tx, input, deps)));
    }),

    on(operatorCalls['/operator/finance/days'], async ({ input: { currency, ...period } }) => {
      const days = daysOf(period, nowMs());
      if (!days) return noPeriod;
      return ok(await inSnapshot(db, (tx) => eachDayOf(tx, currency, period, days, deps)));
    }),

    on(operatorCalls['/operator/finance/breakdown'], async ({ input: { by, currency, ...period } }) => {
      if (!daysOf(period, nowMs())) return noPeriod;
      return ok(await inSnapshot(db, (tx) => breakdownOf(tx, by, currency, period, deps)));
    }),

    on(operatorCalls['/operator/finance/closes'], async ({ input }) => ok(await pageOfCloses(db, input, rendered))),

    on(operatorCalls['/operator/finance/close'], async ({ input, operator }) => {
      const closed = await closePeriod(deps, operator, input);
      return closed.ok ? ok(rendered(closed.data)) : closed;
    }),

    on(operatorCalls['/operator/finance/verify'], async ({ input: { day } }) => {
      const verified = await inLongTransaction(db, verifyWithinMs, (tx) => verifyDay(tx, day, deps.sources));
      if (!verified) return refuse('noSuchThing');
      const { postings, hash, ...found } = verified;
      return ok({ day, ...found, postings: Number(postings), hash: hash.toString('hex') });
    }),

    on(operatorCalls['/operator/finance/export'], ({ input, operator }) => exportReport(deps, operator, input)),
  ];
}

function rendered({ id, madeFrom, closedAt, ...close }: StoredClose) {
  return { ...close, id: Number(id), madeFrom: madeFrom.toString('hex'), closedAt: closedAt.toISOString() };
}
