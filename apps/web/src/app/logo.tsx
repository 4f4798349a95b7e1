import { hrefOf } from '../lib/address/location.ts';
import styles from './logo.module.css';
import { useAppTexts } from './texts/index.ts';

/** The mark on phones, the whole name on wide screens; leads home. */
export function Logo() {
  const t = useAppTexts();
  return (
    <a className={styles.logo} href={hrefOf('/')} aria-label={t('homeLink')}>
      <picture className={styles.onDark}>
        <source media="(max-width: 899px)" srcSet="/art/mark.svg" width="40" height="40" />
        <img src="/art/logo.svg" alt="" width="180" height="36" />
      </picture>
      {/* Fetched only where it is shown. */}
      <picture className={styles.onLight}>
        <source media="(max-width: 899px)" srcSet="/art/mark-ink.svg" width="40" height="40" />
        <img src="/art/logo-ink.svg" alt="" width="180" height="36" loading="lazy" />
      </picture>
    </a>
  );
}
