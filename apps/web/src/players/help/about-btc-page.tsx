import styles from './crypto-guide.module.css';
import { CryptoGuide } from './crypto-guide.tsx';
import { useHelpTexts } from './texts/index.ts';

/** /aboutBtc */
export default function AboutBtcPage() {
  const t = useHelpTexts();
  return (
    <div className={styles.page}>
      <h1>{t('btcTitle')}</h1>
      <p className={styles.lead}>{t('btcLead')}</p>
      <CryptoGuide />
    </div>
  );
}
