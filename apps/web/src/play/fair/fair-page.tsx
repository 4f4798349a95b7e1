import { useEffect } from 'react';
import { Chains } from './chains.tsx';
import styles from './fair.module.css';
import { Figures } from './figures.tsx';
import { keepForOffline } from './keep-offline.ts';
import { Log } from './log.tsx';
import { Promises } from './promises.tsx';
import { useFairTexts } from './texts/index.ts';
import { Tools } from './tools.tsx';
import { loadChecker } from './verifier/load-checker.ts';
import { Verifier } from './verifier/verifier.tsx';

/** /fair */
export default function FairPage({ title }: { title: string }) {
  const t = useFairTexts();
  useEffect(() => {
    // So that it is there when the line is not: a page that was opened once checks rounds without it.
    void Promise.all([loadChecker(), import('@fairhouse/game-math/drand')])
      .then(keepForOffline)
      .catch(() => {});
  }, []);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Promises />
      <Verifier />
      <Log />
      <Chains />
      <Figures />
      <Tools />
    </div>
  );
}
