import type { DepositRecord } from '@fairhouse/contract';
import styles from './history.module.css';
import { useHistoryTexts } from './texts/index.ts';

type Stands = Pick<DepositRecord, 'standing' | 'late'>;

/** The word for how a deposit stands: late only where that is the news about it. */
export function standingWord({ standing, late }: Stands): DepositRecord['standing'] | 'late' {
  return late && standing === 'credited' ? 'late' : standing;
}

/** How a deposit stands, in a word. */
export function Standing({ deposit }: { deposit: Stands }) {
  const t = useHistoryTexts();
  return (
    <span className={styles.standing} data-standing={deposit.standing}>
      {t(standingWord(deposit))}
    </span>
  );
}
