import type { OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import type { ReactNode } from 'react';
import type { Permission } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useWho } from '../../lib/texts/names/who.ts';
import { ExpiryDay } from '../../ui/choices/expiry-day.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { BookPart } from './book-part.tsx';
import { DataPart } from './data-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { LinksPart } from './links-part.tsx';
import type { PartProps } from './member.ts';
import { NotesPart } from './notes-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { openedId } from './opened.ts';
import { PaymentsPart } from './payments-part.tsx';
import { ProtectionPart } from './protection-part.tsx';
import { RiskPart } from './risk-part.tsx';
import { RoundsPart } from './rounds/rounds-part.tsx';
import { type MemberText, useMemberTexts } from './texts.ts';
import { TimelinePart } from './timeline-part.tsx';
import { useOpened } from './use-opened.ts';

type PagePath = {
  [P in OperatorCallPath]: OperatorCallOutput<P> extends { content: { id: number }[]; totalElements: number }
    ? P
    : never;
}[OperatorCallPath];
type Item<P extends PagePath> = OperatorCallOutput<P>['content'][number];

interface ListOf<P extends PagePath> {
  path: P;
  label: MemberText;
  heads: readonly { name: MemberText; figures?: boolean; phone?: boolean }[];
  cells: (row: Item<P>, currency: Currency) => readonly ReactNode[];
  /** The queue that a row of it can be opened in. */
  queue?: string;
  /** What opens beside the list. */
  opens?: 'cashOut' | 'deposit' | 'bonus';
}

const mostShown = 100;

/** A list of one call, of this member alone, the latest first. */
function listOf<P extends PagePath>({ path, label, heads, cells, queue, opens }: ListOf<P>) {
  return function MemberList(props: PartProps) {
    const memberId = props.member.id;
    const input = { memberId, pageSize: mostShown, createTime_0: 'DESC' };
    const query = useCall(
      path,
      (path.includes('document') ? { memberId, pageSize: mostShown, uploadTime_0: 'DESC' } : input) as never,
    );
    return <Answered query={query}>{({ content }) => <Rows rows={content} {...props} />}</Answered>;
  };

  function Rows({ rows, ...props }: { rows: readonly Item<P>[] } & PartProps) {
    const t = useMemberTexts();
    const { opened, open } = useOpened(props);
    const follow = (id: number) => {
      if (opens) open({ kind: opens, id });
      else if (queue) props.openRow(queue, id);
    };
    const { current, frame } = useRowKeys({
      ids: rows.map(({ id: own }) => own),
      opened: openedId(opened, opens),
      open: (own) => (own === undefined ? open(undefined) : follow(own)),
    });
    // Beside what is open there is room for what a phone shows.
    const shown = (_: unknown, at: number) => props.view.open === undefined || heads[at]!.phone === true;
    return (
      <div ref={frame}>
        <PlainTable<Item<P>>
          label={t(label)}
          heads={heads.map((head) => ({ ...head, name: t(head.name) })).filter(shown)}
          rows={rows}
          rowKey={({ id: own }) => own}
          cells={(row) => cells(row, props.member.book.currency).filter(shown)}
          {...(queue || opens ? { onOpen: (row: Item<P>) => follow(row.id) } : {})}
          current={current}
          empty={t('none')}
        />
      </div>
    );
  }
}

const amount = { name: 'amount', figures: true, phone: true } as const;
const id = { name: 'id', phone: true } as const;
const time = { name: 'time' } as const;
const status = { name: 'status', phone: true } as const;

const CashOuts = listOf({
  path: '/operator/cashOut/listPage',
  label: 'tab_cashOuts',
  opens: 'cashOut',
  heads: [
    id,
    time,
    amount,
    { name: 'method' },
    { name: 'destination' },
    status,
    { name: 'decidedBy' },
    { name: 'reason' },
  ],
  cells: (row) => [
    row.id,
    <Moment key="time" at={row.createTime} />,
    <Money key="amount" value={row.amount} currency={row.currency} />,
    <Code key="method" of="method" code={row.paymentMethod} />,
    row.destination,
    <StatusTag key="status" status={row.status} />,
    row.decidedBy ?? row.checkedBy ?? '–',
    row.reason ?? '–',
  ],
});

const Deposits = listOf({
  path: '/operator/deposit/listPage',
  label: 'tab_deposits',
  opens: 'deposit',
  heads: [id, time, amount, { name: 'method' }, status, { name: 'why' }],
  cells: (row) => [
    row.id,
    <Moment key="time" at={row.createTime} />,
    <Money key="amount" value={row.amount} currency={row.currency} />,
    <Code key="method" of="method" code={row.paymentMethod} />,
    <StatusTag key="status" status={row.state} />,
    row.review ?? '–',
  ],
});

const Documents = listOf({
  path: '/operator/document/listPage',
  label: 'tab_documents',
  queue: 'documents',
  heads: [
    id,
    time,
    { name: 'kind', phone: true },
    status,
    { name: 'validUntil' },
    { name: 'decidedBy' },
    { name: 'reason' },
  ],
  cells: (row) => [
    row.id,
    <Moment key="time" at={row.uploadTime} />,
    <Code key="kind" of="kind" code={row.kind} />,
    <StatusTag key="status" status={row.status} />,
    <ExpiryDay key="until" {...row} />,
    row.decidedBy ?? '–',
    row.reason ?? '–',
  ],
});

const Bonuses = listOf({
  path: '/operator/bonus/listPage',
  label: 'tab_bonuses',
  opens: 'bonus',
  heads: [id, time, { name: 'promotion' }, amount, status],
  cells: (row, currency) => [
    row.id,
    <Moment key="time" at={row.createTime} />,
    <Code key="promotion" of="kind" code={row.promotion} />,
    <Money key="amount" value={row.amount} currency={currency} />,
    <StatusTag key="status" status={row.status} />,
  ],
});

const HeldWins = listOf({
  path: '/operator/heldWin/listPage',
  label: 'tab_wins',
  queue: 'heldWins',
  heads: [id, time, { name: 'game' }, amount, status, { name: 'decidedBy' }],
  cells: (row) => [
    row.id,
    <Moment key="time" at={row.createTime} />,
    <span key="game" title={row.game}>
      {row.gameName}
    </span>,
    <Money key="amount" value={row.win} currency={row.currency} />,
    <StatusTag key="status" status={row.status} />,
    row.decidedBy ?? '–',
  ],
});

const Contacts = listOf({
  path: '/operator/contact/listPage',
  label: 'tab_contacts',
  queue: 'contacts',
  heads: [id, time, { name: 'topic', phone: true }, { name: 'message' }, status],
  cells: (row) => [
    row.id,
    <Moment key="time" at={row.createTime} />,
    <Code key="topic" of="kind" code={row.queryCategory} />,
    row.message.length > 120 ? `${row.message.slice(0, 120)}…` : row.message,
    <StatusTag key="status" status={row.status} />,
  ],
});

function MemberRecord({ member, openEvent }: PartProps) {
  const t = useMemberTexts();
  const { who, subject } = useWho();
  const memberId = member.id;
  const query = useCall('/operator/record/list', { memberId, limit: mostShown });
  return (
    <Answered query={query}>
      {({ content }) => (
        <PlainTable
          label={t('tab_record')}
          heads={[
            { name: t('command'), phone: true },
            { name: t('time'), phone: true },
            { name: t('who') },
            { name: t('subject') },
            { name: t('reason') },
          ]}
          rows={content}
          rowKey={(row) => row.id}
          cells={(row) => [
            <Code key="command" of="command" code={row.command} />,
            <Moment key="time" at={row.createTime} />,
            who(row.actor),
            subject(row.subject),
            row.reason ?? '–',
          ]}
          onOpen={(row) => openEvent(String(row.id))}
          empty={t('none')}
        />
      )}
    </Answered>
  );
}

export type MemberTab =
  | 'timeline'
  | 'book'
  | 'rounds'
  | 'links'
  | 'data'
  | 'notes'
  | 'payments'
  | 'notifications'
  | 'cashOuts'
  | 'deposits'
  | 'documents'
  | 'identity'
  | 'bonuses'
  | 'wins'
  | 'contacts'
  | 'risk'
  | 'protection'
  | 'record';

export const memberTabs: readonly { key: MemberTab; needs: Permission; List: (props: PartProps) => ReactNode }[] = [
  { key: 'timeline', needs: 'members.read', List: TimelinePart },
  { key: 'book', needs: 'members.read', List: BookPart },
  { key: 'rounds', needs: 'members.read', List: RoundsPart },
  { key: 'payments', needs: 'members.read', List: PaymentsPart },
  { key: 'notifications', needs: 'members.read', List: NotificationsPart },
  { key: 'cashOuts', needs: 'cashOuts.read', List: CashOuts },
  { key: 'deposits', needs: 'deposits.read', List: Deposits },
  { key: 'documents', needs: 'documents.read', List: Documents },
  { key: 'identity', needs: 'identity.read', List: IdentityPart },
  { key: 'bonuses', needs: 'bonuses.read', List: Bonuses },
  { key: 'wins', needs: 'wins.read', List: HeldWins },
  { key: 'contacts', needs: 'contacts.read', List: Contacts },
  { key: 'risk', needs: 'risk.read', List: RiskPart },
  { key: 'protection', needs: 'protection.read', List: ProtectionPart },
  { key: 'links', needs: 'members.read', List: LinksPart },
  { key: 'data', needs: 'members.read', List: DataPart },
  { key: 'notes', needs: 'members.read', List: NotesPart },
  { key: 'record', needs: 'record.read', List: MemberRecord },
];
