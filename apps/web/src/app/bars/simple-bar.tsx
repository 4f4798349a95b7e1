import { buttonClass, IconLink } from '@fairhouse/ui/button.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { Logo } from '../logo.tsx';
import { useAppTexts } from '../texts/index.ts';
import styles from './simple-bar.module.css';

/** Over pages that are read beside the games: the logo and a button, both leading home. */
export function SimpleBar() {
  const t = useAppTexts();
  return (
    <header className={styles.bar}>
      <Logo />
      <div className={styles.side}>
        <IconLink icon="shield" label={t('playSafely')} href={hrefOf('/play-safely')} />
        <a className={buttonClass({ size: 's' })} href={hrefOf('/')}>
          {t('home')}
        </a>
      </div>
    </header>
  );
}
