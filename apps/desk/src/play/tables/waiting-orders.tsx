import { Age } from '../../ui/facts/moment.tsx';
import styles from './tables.module.css';
import type { TableOrder } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

/** Orders that no vendor has taken yet: the casino continues telling them. */
export function WaitingOrders({ orders }: { orders: readonly TableOrder[] }) {
  const t = useTablesTexts();
  return (
    <section className={styles.waiting} role="status" aria-label={t('notTaken')}>
      <h2>{t('notTaken')}</h2>
      <p className={styles.quiet}>{t('notTakenAbout')}</p>
      <ul>
        {orders.map(({ id, order, table, setTime, tries }) => (
          <li key={id}>
            {t(`order_${order}`)} · {table} · <Age since={setTime} /> ·{' '}
            {tries === 1 ? t('tries', { count: 1 }) : t('tries', { count: tries })}
          </li>
        ))}
      </ul>
    </section>
  );
}
