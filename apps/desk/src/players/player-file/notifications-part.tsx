import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { usePages } from '../../lib/pages.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import type { PartProps } from './member.ts';
import { useNotificationTexts } from './notification-texts.ts';
import { useMemberTexts } from './texts.ts';

type Sent = OperatorCallOutput<'/operator/member/notifications'>['rows'][number];

/** What the member was sent by push and mail, and whether it arrived. */
export function NotificationsPart({ member, view }: PartProps) {
  const t = useMemberTexts();
  const n = useNotificationTexts();
  const query = usePages({
    path: '/operator/member/notifications',
    input: { memberId: member.id, limit: 50 },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 30_000,
  });
  const shown = (_: unknown, at: number) => view.open === undefined || at < 4;
  return (
    <Paged query={query}>
      {(pages) => (
        <PlainTable<Sent>
          label={t('tab_notifications')}
          heads={[
            { name: t('time'), phone: true },
            { name: t('kind'), phone: true },
            { name: n('channel'), phone: true },
            { name: n('arrived'), phone: true },
            { name: n('device') },
            { name: n('due') },
            { name: n('tries'), figures: true },
            { name: n('read') },
          ].filter(shown)}
          rows={pages.flatMap(({ rows }) => rows)}
          rowKey={({ id }) => id}
          cells={(row) =>
            [
              <Moment key="time" at={row.createTime} />,
              <Code key="kind" of="message" code={row.kind} />,
              n(`channel_${row.channel}`),
              [n(`state_${row.state}`), row.reason && n(`reason_${row.reason}`)].filter(Boolean).join(': '),
              row.device ?? '–',
              row.dueTime === row.createTime ? '–' : <Moment key="due" at={row.dueTime} />,
              row.tries,
              row.readTime ? <Moment key="read" at={row.readTime} /> : '–',
            ].filter(shown)
          }
          empty={t('none')}
        />
      )}
    </Paged>
  );
}
