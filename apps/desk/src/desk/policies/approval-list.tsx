import { useCall } from '../../lib/query.ts';
import { useCommandName } from '../../lib/texts/names/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { usePolicyTexts } from './texts.ts';

const shown = 30;

/** What was proposed, the latest first; what waits is decided in its queue. */
export function ApprovalList({ open }: { open: (row: number) => void }) {
  const t = usePolicyTexts();
  const commandName = useCommandName();
  const query = useCall('/operator/approval/list', { pageSize: shown }, { followed: true });
  return (
    <Answered query={query}>
      {({ rows }) => (
        <PlainTable
          label={t('waiting')}
          heads={[
            { name: t('id'), phone: true },
            { name: t('action'), phone: true },
            { name: t('subject') },
            { name: t('amount'), figures: true },
            { name: t('maker') },
            { name: t('time') },
            { name: t('checker') },
            { name: t('state'), phone: true },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => open(id)}
          cells={(row) => [
            row.id,
            commandName(row.command),
            row.subject,
            row.amount !== null && row.currency ? (
              <Money key="amount" value={row.amount} currency={row.currency} />
            ) : (
              '–'
            ),
            row.maker,
            <Moment key="time" at={row.makeTime} />,
            row.checker ?? '–',
            <span key="state">
              <StatusTag status={row.state} /> {row.may && <Tag tone="casino">{t('yours')}</Tag>}
            </span>,
          ]}
          empty={t('noApprovals')}
        />
      )}
    </Answered>
  );
}
