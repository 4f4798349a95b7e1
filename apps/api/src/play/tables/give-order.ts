import { inTransaction, type Transaction } from '@fairhouse/database';
import { localeOf, type PlayerLanguage } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { inEachLanguage } from '../../lib/in-each-language.ts';
import { kindsAboutTheSame } from './order.states.ts';
import { insertOrder, latestOrder, lockOrders, type NewOrder, type OrderRow } from './order.store.ts';
import type { MuteNews, TablesDeps } from './tables.deps.ts';
import { firstPauseMs, tell } from './tell-orders.ts';

export type Given = Pick<NewOrder, 'vendor' | 'kind' | 'reason'> & {
  table: string;
  wordIds?: string[];
  until?: Date | null;
  /** Of an order about somebody. */
  speaker?: { memberId: bigint; walletUser: string };
};

/** Writes an order with its audit event, and tells it. Without an answer it waits for the next try. */
export async function giveOrder(deps: TablesDeps, by: Pick<StaffPerson, 'name'>, given: Given): Promise<OrderRow> {
  return giveOrderAs(deps, `operator:${by.name}`, given);
}

/** The same by an actor of the audit log. */
export async function giveOrderAs(deps: TablesDeps, setBy: string, given: Given): Promise<OrderRow> {
  const order = await inTransaction(deps.db, (tx) => write(deps, tx, setBy, given));
  return tell(deps, order);
}

async function write(deps: TablesDeps, tx: Transaction, setBy: string, given: Given): Promise<OrderRow> {
  const { vendor, table, kind, reason, wordIds = [], until = null, speaker } = given;
  const memberId = speaker?.memberId ?? null;
  const now = deps.clock();
  await lockOrders(tx);
  const before = await latestOrder(tx, { vendor, table, memberId }, kindsAboutTheSame[kind]);
  const order = await insertOrder(
    tx,
    {
      vendor,
      table,
      kind,
      memberId,
      walletUser: speaker?.walletUser ?? null,
      wordIds,
      until,
      reason,
      setBy,
      setAt: now,
    },
    new Date(now.getTime() + firstPauseMs),
  );
  await recordAuditEvent(tx, {
    actor: setBy,
    ...(memberId === null ? {} : { memberId }),
    subject: `table:${table}`,
    command: `table.${kind}`,
    ...(before ? { before: { order: before.kind, ...untilOf(before) } } : {}),
    after: {
      vendor,
      order: kind,
      id: Number(order.id),
      ...untilOf(order),
      ...(kind === 'unsay' ? { wordIds } : {}),
      reason,
    },
  });
  if (kind === 'mute' && memberId !== null) await deps.announce(tx, muteNews(memberId, order));
  return order;
}

/** As in “until further notice”. */
const furtherNotice: Record<PlayerLanguage, string> = {
  en: 'further notice',
  fil: 'may bagong abiso',
  pt: 'novo aviso',
  es: 'nuevo aviso',
};

function muteNews(memberId: bigint, { id, until, reason }: OrderRow): MuteNews {
  const timeIn = (language: PlayerLanguage) =>
    `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(until!)} UTC`;
  const named = inEachLanguage('until', (language) => (until ? timeIn(language) : furtherNotice[language]));
  return { memberId, kind: 'chatMuted', about: `table-order:${id}`, values: { ...named, reason } };
}

/** Of a mute: until when, or for good. */
function untilOf({ kind, until }: Pick<OrderRow, 'kind' | 'until'>): { until?: string } {
  return kind === 'mute' ? { until: until?.toISOString() ?? 'for good' } : {};
}
