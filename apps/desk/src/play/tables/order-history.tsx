import { Button } from '@mantine/core';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { OrderTag } from './order-tag.tsx';
import styles from './tables.module.css';
import { useTablesTexts } from './texts/index.ts';

interface OrderHistoryProps {
  vendor: string;
  table: string;
  toRecord: () => void;
}

/** What was ordered of a table and of the words at it, and whether its vendor has taken it; the latest first. */
export function OrderHistory({ vendor, table, toRecord }: OrderHistoryProps) {
  const t = useTablesTexts();
  const may = useMay();
  const query = usePages({
    path: '/operator/tables/orders',
    input: { vendor, table },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
  });
  return (
    <section className={styles.section}>
      <h3>{t('orders')}</h3>
      <Paged query={query}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={styles.quiet}>{t('noOrders')}</p>;
          return (
            <ol className={styles.history}>
              {rows.map((order) => (
                <li key={order.id}>
                  <span>
                    <strong>
                      {order.order === 'unsay' && order.wordIds.length !== 1
                        ? t('unsaidMany', { count: order.wordIds.length })
                        : t(`order_${order.order}`)}
                    </strong>{' '}
                    <OrderTag order={order} />
                  </span>
                  <small>
                    {order.setBy.replace(/^operator:/, '')} · <Moment at={order.setTime} />
                  </small>
                  <span>{order.reason}</span>
                </li>
              ))}
            </ol>
          );
        }}
      </Paged>
      {may('record.read') && (
        <div>
          <Button size="compact-xs" variant="subtle" onClick={toRecord}>
            {t('toRecord')}
          </Button>
        </div>
      )}
    </section>
  );
}
