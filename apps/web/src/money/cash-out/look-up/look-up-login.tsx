import type { ReactNode } from 'react';
import { useCashOutTexts } from '../texts/index.ts';
import styles from './look-up.module.css';

/** Why a log-in is asked for here; `children` is its form. */
export function LookUpLogin({ children }: { children: ReactNode }) {
  const t = useCashOutTexts();
  return (
    <section className={styles.page}>
      <h1>{t('lookUpTitle')}</h1>
      <p className={styles.lead}>{t('lookUpLogin')}</p>
      {children}
    </section>
  );
}
