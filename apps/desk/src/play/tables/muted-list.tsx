import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { ModerateDialog, type Moderating } from './moderate-dialog.tsx';
import { OrderTag } from './order-tag.tsx';
import styles from './tables.module.css';
import type { TableOrder } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

interface MutedListProps {
  muted: readonly TableOrder[];
  toMember: (memberId: number) => void;
}

/** Who may say nothing now, and the way to lift it before its time. */
export function MutedList({ muted, toMember }: MutedListProps) {
  const t = useTablesTexts();
  const may = useMay();
  const [lifting, setLifting] = useState<Moderating>();
  return (
    <section className={styles.vendor}>
      <h2>{t('mutedNow')}</h2>
      <PlainTable<TableOrder>
        label={t('mutedNow')}
        heads={[
          { name: t('member'), phone: true, width: '112px' },
          { name: t('until'), phone: true, width: '168px' },
          { name: t('reason') },
          { name: t('setBy'), width: '136px' },
          { name: t('atVendor'), width: '148px' },
          { name: t('action'), phone: true, width: '132px' },
        ]}
        rows={muted}
        rowKey={({ id }) => id}
        cells={(order) => [
          order.memberId !== null && may('members.read') ? (
            <button
              key="member"
              type="button"
              className={styles.link}
              aria-label={t('openMember', { id: order.memberId })}
              onClick={() => toMember(order.memberId!)}
            >
              {order.memberId}
            </button>
          ) : (
            order.memberId
          ),
          <MutedUntil key="until" order={order} />,
          order.reason,
          order.setBy.replace(/^operator:/, ''),
          <OrderTag key="state" order={order} />,
          <Button
            key="lift"
            size="compact-xs"
            variant="default"
            onClick={() =>
              order.memberId !== null &&
              setLifting({ vendor: order.vendor, table: order.table, order: 'unmute', memberId: order.memberId })
            }
          >
            {t('order_unmute')}
          </Button>,
        ]}
        empty={t('nobodyMuted')}
      />
      {lifting && <ModerateDialog {...lifting} close={() => setLifting(undefined)} />}
    </section>
  );
}

export function MutedUntil({ order: { until } }: { order: Pick<TableOrder, 'until'> }) {
  const t = useTablesTexts();
  return until === null ? t('forGood') : <Moment at={until} />;
}
