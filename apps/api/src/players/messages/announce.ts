import { type ChannelRule, type NotificationChannel, topicOf } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { kindOf, type NewsKind } from './news.kinds.ts';
import { insertNews, type NewsDetails } from './news.store.ts';

export interface Announcement {
  memberId: bigint;
  kind: NewsKind;
  /** What it tells of, such as `cash-out:55`: the same kind about the same thing is reported once. */
  about: string;
  /** What the sentences of the kind name in braces. */
  values?: Record<string, string | Amount>;
  /** Sends it by this channel alone. */
  only?: NotificationChannel;
  /** The mail that tells the same and is written already: no second one goes out. */
  mailId?: bigint;
}

/**
 * Tells the member of something, in the transaction that makes it so, and plans its push and mail by what the member has chosen.
 * Nothing promotional to members without consent, on a break, excluded or with signs of harm. Other features reach it through a
 * port of theirs. Undefined when the member has the message already, or may not have it.
 */
export async function announce(
  tx: Transaction,
  { memberId, kind, about, values = {}, mailId, only }: Announcement,
): Promise<bigint | undefined> {
  const details: NewsDetails = {};
  for (const [name, value] of Object.entries(values)) {
    details[name] = typeof value === 'string' ? value : { minor: String(value.minor), currency: value.currency };
  }
  const { type, topic } = kindOf(kind);
  const { purpose, isUrgent = false, ...rules } = topicOf(topic);
  const ruleOf = (channel: NotificationChannel): ChannelRule =>
    only === undefined || only === channel ? rules[channel] : 'none';
  const [page, push, mail] = [ruleOf('page'), ruleOf('push'), ruleOf('mail')];
  return insertNews(
    tx,
    { memberId, type, kind, details, about },
    { topic, page, push, mail, isUrgent, isOffer: purpose === 'offer', mailId },
  );
}
