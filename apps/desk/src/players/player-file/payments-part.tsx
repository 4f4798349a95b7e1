import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { usePages } from '../../lib/pages.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps } from './member.ts';
import { useMemberTexts } from './texts.ts';
import { useOpened } from './use-opened.ts';

type Payment = OperatorCallOutput<'/operator/member/payments'>['rows'][number];

/** All deposits and cash-outs of the member, whatever became of them. */
export function PaymentsPart(props: PartProps) {
  const t = useMemberTexts();
  const file = useFileTexts();
  const { open } = useOpened(props);
  const query = usePages({
    path: '/operator/member/payments',
    input: { memberId: props.member.id, limit: 50 },
    at: (before: string | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 60_000,
  });
  const shown = (_: unknown, at: number) => props.view.open === undefined || at < 4;
  return (
    <Paged query={query}>
      {(pages) => (
        <PlainTable<Payment>
          label={t('tab_payments')}
          heads={[
            { name: t('kind'), phone: true },
            { name: t('time'), phone: true },
            { name: t('amount'), figures: true, phone: true },
            { name: t('status'), phone: true },
            { name: t('method') },
            { name: t('provider') },
            { name: t('reference') },
          ].filter(shown)}
          rows={pages.flatMap(({ rows }) => rows)}
          rowKey={({ kind, id }) => `${kind}:${id}`}
          cells={(row) =>
            [
              `${file(`one_${row.kind}`)} ${row.id}`,
              <Moment key="time" at={row.createTime} />,
              <Money key="amount" value={row.amount} currency={row.currency} />,
              <StatusTag key="status" status={row.state} />,
              <Code key="method" of="method" code={row.method} />,
              row.provider === null ? '–' : <Code key="provider" of="provider" code={row.provider} />,
              row.reference ?? '–',
            ].filter(shown)
          }
          onOpen={({ kind, id }) => open({ kind, id })}
          empty={t('none')}
        />
      )}
    </Paged>
  );
}
