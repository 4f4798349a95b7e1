import { calls } from '@fairhouse/contract';
import { operatorCalls, type RetentionKind } from '@fairhouse/contract/operator';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { askForCopy, feeOf, makeCopyFor } from './copy/ask-for-copy.ts';
import { copiesOf, type DataCopy } from './copy/copy.store.ts';
import { fetchCopy } from './copy/fetch-copy.ts';
import { askForCorrection } from './correction/ask-for-correction.ts';
import { correctionsOf, findCorrection } from './correction/correction.store.ts';
import { askForErasure, eraseByDesk, withdrawErasure } from './erasure/ask-for-erasure.ts';
import { erasureOf } from './erasure/erasure.store.ts';
import type { PersonalDataDeps } from './personal-data.deps.ts';
import type { RetainedKind } from './retention/kinds.ts';
import type { RetentionDeps } from './retention/remove-what-is-past.ts';
import { lastRuns } from './retention/retention.store.ts';

const mostShown = 20;
const mostCounted = 1_000;

/** What the member has agreed to, as the feature of consents has it. */
export interface AgreedPort {
  consentsOf(
    memberId: bigint,
    most: number,
  ): Promise<
    {
      what: 'offers' | 'text' | 'liveRounds';
      articleId: number | null;
      version: number;
      given: boolean;
      place: string;
      at: Date;
    }[]
  >;
}

export function personalDataRoutes(deps: PersonalDataDeps & AgreedPort, retention: RetentionDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/data/get'], async ({ member }) => {
      const rules = await deps.rulesOf(member.id);
      const [copies, corrections, erasure] = await Promise.all([
        copiesOf(db, member.id, mostShown),
        correctionsOf(db, member.id, mostShown),
        erasureOf(db, member.id),
      ]);
      const fee = feeOf(rules, member.currency);
      return ok({
        copies: copies.map(copyWire),
        copyFee: fee ? toWire(fee) : null,
        copyDays: rules['data.copyDays'],
        corrections: corrections.map(({ id, askedAt, changes, state, reason }) => ({
          id: Number(id),
          askTime: askedAt.toISOString(),
          changes,
          state,
          reason: state === 'refused' ? reason : null,
        })),
        erasure: erasure
          ? {
              askTime: erasure.askedAt.toISOString(),
              fromTime: erasure.fromAt.toISOString(),
              state: erasure.state,
            }
          : null,
        erasureDays: rules['data.erasureDays'],
        keepYears: rules['retention.accountYears'],
      });
    }),
    on(calls['/sys/data/askCopy'], ({ member, language }) => askForCopy(deps, member, language)),
    on(calls['/sys/data/fetchCopy'], ({ member, input }) => fetchCopy(deps, member, input)),
    on(calls['/sys/data/askCorrection'], ({ member, input }) => askForCorrection(deps, member.id, input)),
    on(calls['/sys/data/askErasure'], ({ member, input }) => askForErasure(deps, member, input)),
    on(calls['/sys/data/withdrawErasure'], ({ member }) => withdrawErasure(deps, member.id)),

    on(operatorCalls['/operator/data/member'], async ({ input }) => {
      const memberId = BigInt(input.memberId);
      if (!(await deps.findMember(memberId))) return refuse('noSuchThing');
      const [copies, corrections, erasure, consents] = await Promise.all([
        copiesOf(db, memberId, mostShown),
        correctionsOf(db, memberId, mostShown),
        erasureOf(db, memberId),
        deps.consentsOf(memberId, mostShown),
      ]);
      return ok({
        copies: copies.map((copy) => {
          const { untilTime: _, ...wire } = copyWire(copy);
          return { ...wire, by: copy.askedBy, fetches: copy.fetches };
        }),
        corrections: corrections.map(({ id, askedAt, changes, state, decidedBy, reason }) => ({
          id: Number(id),
          askTime: askedAt.toISOString(),
          fields: changes.map(({ field }) => field),
          state,
          decidedBy,
          reason,
        })),
        erasure: erasure
          ? {
              askTime: erasure.askedAt.toISOString(),
              by: erasure.askedBy,
              reason: erasure.reason,
              fromTime: erasure.fromAt.toISOString(),
              keepUntil: erasure.keepUntil,
              state: erasure.state,
              problem: erasure.problem,
            }
          : null,
        consents: consents.map(({ what, articleId, version, given, place, at }) => ({
          what,
          articleId,
          version,
          given,
          place,
          time: at.toISOString(),
        })),
      });
    }),
    on(operatorCalls['/operator/data/makeCopy'], ({ operator, input }) =>
      makeCopyFor(deps, operator, BigInt(input.memberId), input.reason),
    ),
    on(operatorCalls['/operator/data/erase'], ({ operator, input }) => eraseByDesk(deps, operator, input)),
    on(operatorCalls['/operator/data/correction'], async ({ input }) => {
      const found = await findCorrection(db, BigInt(input.id));
      if (!found) return refuse('noSuchThing');
      const { id, memberId, askedAt, changes } = found;
      return ok({ id: Number(id), memberId: Number(memberId), askTime: askedAt.toISOString(), changes });
    }),
    on(operatorCalls['/operator/data/retention'], async () => {
      const all = Object.entries(retention.kinds) as [RetentionKind, RetainedKind][];
      const kinds = await Promise.all(
        all.map(async ([kind, it]) => {
          const days = it.days(retention.rules());
          return { kind, days, due: await it.countDue(days, mostCounted) };
        }),
      );
      const runs = await lastRuns(db, mostShown);
      return ok({ kinds, runs: runs.map(({ at, ...run }) => ({ ...run, time: at.toISOString() })) });
    }),
  ];
}

function copyWire({ id, askedAt, state, madeAt, until, bytes }: DataCopy) {
  return {
    id: Number(id),
    askTime: askedAt.toISOString(),
    state,
    makeTime: madeAt?.toISOString() ?? null,
    untilTime: until?.toISOString() ?? null,
    bytes: bytes === null ? null : Number(bytes),
  };
}
