import { type NotificationChannel, topicOf } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import { announce } from './announce.ts';
import { offerChannelsOf } from './choices/choices.store.ts';

export interface OfferByChannel {
  memberId: bigint;
  channel: NotificationChannel;
  /** The same about is sent once. */
  about: string;
  /** `en`, `fil`, and of a mail `subjectEn`, `subjectFil`. */
  values: Record<string, string>;
}

export type OfferOutcome = 'sent' | 'noConsent' | 'switchedOff' | 'noDevice';

/**
 * Sends something promotional by one channel, in the transaction of the caller, or answers why the member gets none by it. What goes out
 * is looked at again at the moment of sending.
 */
export async function offerByChannel(
  tx: Transaction,
  { memberId, channel, about, values }: OfferByChannel,
): Promise<OfferOutcome> {
  const outcome = (await offerOutcomes(tx, [memberId], channel)).get(memberId) ?? 'noConsent';
  if (outcome === 'sent') await announce(tx, { memberId, kind: 'offer', about, values, only: channel });
  return outcome;
}

/** What would come of an offer to each of these members by a channel now. */
export async function offerOutcomes(
  tx: Transaction,
  memberIds: readonly bigint[],
  channel: NotificationChannel,
): Promise<Map<bigint, OfferOutcome>> {
  const found = await offerChannelsOf(tx, memberIds, { channel, rule: topicOf('offers')[channel] });
  return new Map(
    found.map(({ memberId, isOfferable, isWanted, hasDevice }) => [
      memberId,
      outcomeOf(isOfferable, isWanted, channel !== 'push' || hasDevice),
    ]),
  );
}

function outcomeOf(isOfferable: boolean, isWanted: boolean, hasAddress: boolean): OfferOutcome {
  if (!isOfferable) return 'noConsent';
  if (!isWanted) return 'switchedOff';
  return hasAddress ? 'sent' : 'noDevice';
}
