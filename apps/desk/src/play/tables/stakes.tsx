import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import styles from './tables.module.css';
import type { SharedTable } from './tables-view.ts';

/** What stands in the running round, by currency. */
export function Stakes({ table: { round } }: { table: SharedTable }) {
  if (!round || round.stakes.length === 0) return '–';
  return (
    <span className={styles.stakes}>
      {round.stakes.map(({ currency, amount }) => (
        <ExactMoney key={currency} value={amount} currency={currency} />
      ))}
    </span>
  );
}
