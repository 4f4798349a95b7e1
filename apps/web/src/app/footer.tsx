import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../lib/address/location.ts';
import { openPopup } from '../lib/address/popups.ts';
import { scrollToTop } from '../lib/scroll.ts';
import { useMember } from '../lib/session.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { TabLink } from '../ui/tab-link.tsx';
import styles from './footer.module.css';
import { useAppTexts } from './texts/index.ts';

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
        <QuickLinks />
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

function QuickLinks() {
  const t = useAppTexts();
  const member = useMember();
  return (
    <nav aria-label={t('quickLinks')}>
      <ul className={styles.links}>
        <li>
          <TabLink to="/branchIndex/help">{t('help')}</TabLink>
        </li>
        <li>
          <a href={hrefOf('/play-safely')}>{t('playSafely')}</a>
        </li>
        <li>
          <a href={hrefOf('/fair')}>{t('fairness')}</a>
        </li>
        <li>
          <a href={hrefOf('/cashier/cashierInfo/withdrawalRules')}>{t('withdrawalRules')}</a>
        </li>
        <li>
          <TabLink to="/myAccount/myAccountInfo/aboutUs">{t('aboutUs')}</TabLink>
        </li>
        <li>
          <a href={hrefOf('/myAccount/myAccountInfo/privacyPolicy')}>{t('privacyPolicy')}</a>
        </li>
        <li>
          <button type="button" data-tap="contact" onClick={() => openPopup('contact', {})}>
            {t('contactUs')}
          </button>
        </li>
        <li>
          <a href={hrefOf('/bonus/bonusInfo/terms')}>{t('terms')}</a>
        </li>
        {member && (
          <li>
            <button type="button" onClick={() => openPopup('invite')}>
              {t('referFriend')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
