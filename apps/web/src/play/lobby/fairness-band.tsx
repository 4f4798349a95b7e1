import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import styles from './fairness-band.module.css';
import { useLobbyTexts } from './texts/index.ts';

/** How an outcome can be checked, in three sentences. */
export function FairnessBand() {
  const t = useLobbyTexts();
  return (
    <section className={styles.band} aria-labelledby="fairness">
      <div className={styles.inner}>
        <h2 id="fairness">{t('checkTitle')}</h2>
        <ul className={styles.list}>
          <li>
            <Icon name="key" size={26} />
            <h3>{t('checkSeed')}</h3>
            <p>{t('checkSeedText')}</p>
          </li>
          <li>
            <Icon name="document" size={26} />
            <h3>{t('checkBook')}</h3>
            <p>{t('checkBookText')}</p>
          </li>
          <li>
            <Icon name="shield" size={26} />
            <h3>{t('checkReturn')}</h3>
            <p>{t('checkReturnText')}</p>
          </li>
        </ul>
        <p>
          <a href={hrefOf('/fair')}>{t('checkYourself')}</a>
        </p>
      </div>
    </section>
  );
}
