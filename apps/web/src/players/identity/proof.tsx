import type { CallOutput } from '@fairhouse/contract';
import styles from './identity.module.css';
import { useIdentityTexts } from './texts/index.ts';

type Stands = Pick<CallOutput<'/sys/identity/get'>['identity'], 'before' | 'standing'>;

/** One thing that is to be shown: by what, by when, and how it stands. */
export function Proof({ name, how, before, standing }: Stands & { name: string; how: string }) {
  const t = useIdentityTexts();
  return (
    <section className={styles.proof}>
      <h2>{name}</h2>
      <span className={styles.standing} data-standing={standing}>
        {t(standing)}
      </span>
      <p>
        {how} {t(`${before}Before`)}.
      </p>
    </section>
  );
}
