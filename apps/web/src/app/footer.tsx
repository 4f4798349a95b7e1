import { hrefOf } from '../lib/location.ts';
import { openPopup, type Popups } from '../lib/popups.ts';
import { scrollToTop } from '../lib/scroll.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './footer.module.css';
import { type AppText, useAppTexts } from './texts/index.ts';

const legalLinks: readonly { label: AppText; text: Popups['legal']['text'] }[] = [
  { label: 'withdrawalRules', text: 'withdrawalRules' },
  { label: 'aboutUs', text: 'aboutUs' },
  { label: 'privacyPolicy', text: 'privacyPolicy' },
  { label: 'terms', text: 'userAgreement' },
];

export function Footer() {
  const t = useAppTexts();
  const common = useCommonTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.adults}>
          <span className={styles.eighteen} aria-hidden="true">
            18+
          </span>
          <div>
            <p className={styles.heading}>{t('adults')}</p>
            <p>{t('adultsText')}</p>
          </div>
        </div>
        <nav aria-label={t('quickLinks')}>
          <ul className={styles.links}>
            {legalLinks.map(({ label, text }) => (
              <li key={label}>
                <button type="button" onClick={() => openPopup('legal', { text })}>
                  {t(label)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.last}>
          <a href={hrefOf('/')}>{t('copyright', { site: common('siteName') })}</a>
          <button type="button" onClick={scrollToTop}>
            {t('toTop')}
            <Icon name="up" size={16} />
          </button>
        </div>
      </div>
    </footer>
  );
}
