import type { Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Foundation } from '../../foundation.ts';
import { deviceOrigin } from '../../growth/index.ts';
import type { Language } from '../../http/language.ts';
import type { Refusal } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { endGameSessions } from '../../play/index.ts';
import { announce, endSessionsOf } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import type { OwnProtection } from '../harm/harm.deps.ts';
import { forgetRaisesJob } from '../limits/forget-raises.ts';
import { guardDeposit, refusalOfPause } from '../limits/guard-deposit.ts';
import { excludeByCard, isExcluded } from '../limits/joining/check-joining.ts';
import type { Person } from '../limits/joining/excluded-mark.ts';
import { findSimilar } from '../limits/joining/find-similar.ts';
import type { ExcludedPerson } from '../limits/joining/mark.store.ts';
import { depositsOverLimit } from '../limits/limits/deposits-over-limit.ts';
import { limitsOf } from '../limits/limits/limit.store.ts';
import { remindToReviewJob } from '../limits/limits/remind-to-review.ts';
import { breakAfterPlayJob } from '../limits/pauses/break-after-play.ts';
import { reopenAccount } from '../limits/pauses/close-account.ts';
import { liftExclusion } from '../limits/pauses/lift-exclusion.ts';
import { isBarred, pausesOf } from '../limits/pauses/pause.store.ts';
import { pauseMember } from '../limits/pauses/pause-member.ts';
import { startMandatoryBreak } from '../limits/pauses/start-mandatory-break.ts';
import { startPause } from '../limits/pauses/start-pause.ts';
import { namedTimeZones, readPreference } from '../limits/preference.store.ts';
import type { ProtectionDeps } from '../limits/protection.deps.ts';
import { protectionRoutes } from '../limits/protection.routes.ts';

export interface Protection extends Service {
  /** What others do and know of members' limits and pauses. */
  ofMembers: OwnProtection;
  /** What speaks against a deposit that is about to be stored in this transaction. */
  guardDeposit(
    tx: Transaction,
    member: SessionMember,
    amount: Amount,
    language: Language,
  ): Promise<Refusal | undefined>;
  /** Whether the member is on a pause, excluded or gone, as a refusal. */
  refusalOfPause(memberId: bigint, language: Language): Promise<Refusal | undefined>;
  /** Whether somebody who wants to join has excluded himself before. */
  isExcluded(tx: Transaction, person: Person, deviceId: string | undefined): Promise<boolean>;
  /** Who is excluded now and may be this person under a name typed otherwise. */
  findSimilar(tx: Transaction, person: Pick<Person, 'firstName' | 'lastName' | 'birthday'>): Promise<ExcludedPerson[]>;
  /** The deposit limit that what was paid in is above now. */
  depositsOverLimit(tx: Transaction, memberId: bigint, currency: Currency): ReturnType<typeof depositsOverLimit>;
  /** Something that a member has paid with for the first time, in the transaction that credits. */
  notePaidWith(tx: Transaction, memberId: bigint, digests: readonly Buffer[]): Promise<void>;
}

/** A member's own limits and pauses. */
export function openProtection({
  settings,
  db,
  region,
  jurisdictionOf,
  jurisdictionOfMember,
  ruledPlaces,
}: Foundation): Protection {
  const { EXCLUDED_PERSON_KEY: secret } = settings;
  const deps: ProtectionDeps = {
    db,
    jurisdictionOf,
    jurisdictionOfMember,
    countryOf: region.countryOf,
    ruledPlaces,
    tellOfBreak: (tx, { memberId, about, minutes, afterMinutes }) =>
      announce(tx, {
        memberId,
        kind: 'playInterrupted',
        about,
        values: { minutes: String(minutes), afterMinutes: String(afterMinutes) },
      }),
    tellToReview: (tx, reported) => announce(tx, { ...reported, kind: 'reviewAsked' }),
    endSessions: endSessionsOf,
    endGameSessions,
    secret,
    clock: () => new Date(),
  };
  return {
    ofMembers: {
      limitsOf,
      pausesOf,
      timeZonesOf: (tx, memberIds) => namedTimeZones(tx, memberIds, deps.clock()),
      isBarred,
      startMandatoryBreak: (...asked) => startMandatoryBreak(deps, ...asked),
      pauseMember: (tx, wish) => pauseMember(deps, tx, wish),
      closedAt: async (of, memberId) => (await readPreference(of, memberId, deps.clock())).closedAt ?? undefined,
      reopenAccount: (tx, wish) => reopenAccount(deps, tx, wish),
      liftExclusion: (tx, lift) => liftExclusion(deps, tx, lift),
    },
    guardDeposit: (tx, member, amount, language) => guardDeposit(deps, tx, member, amount, language),
    refusalOfPause: (memberId, language) => refusalOfPause(db, memberId, language, deps.clock()),
    isExcluded: (tx, person, deviceId) =>
      isExcluded(deps, tx, person, deviceId === undefined ? undefined : deviceOrigin(secret, deviceId).hash),
    findSimilar: (tx, person) => findSimilar(deps, tx, person),
    depositsOverLimit: (...asked) => depositsOverLimit(deps, ...asked),
    notePaidWith: (tx, memberId, digests) =>
      excludeByCard(deps, tx, memberId, digests, (until, reason) =>
        startPause(deps, tx, memberId, { kind: 'exclusion', until, by: 'system:protection', reason }),
      ),
    handlers: protectionRoutes(deps),
    jobs: [forgetRaisesJob(db, deps.clock), breakAfterPlayJob(deps), remindToReviewJob(deps)],
  };
}
