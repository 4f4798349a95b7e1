import type { CallOutput } from '@fairhouse/contract';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import styles from './casino-notices.module.css';
import { useLobbyTexts } from './texts/index.ts';

/** What the casino has to say to everybody now. It stands still: it is there to be read. */
export function CasinoNotices({ notices }: { notices: CallOutput<'/base/notice/listAll'> }) {
  const t = useLobbyTexts();
  return (
    <section className={styles.notices} aria-label={t('notices')}>
      <ul>
        {notices.map(({ id, text, link }) => (
          <li key={id}>
            <Icon name="info" size={18} />
            {link ? <a href={hrefOf(link)}>{text}</a> : <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
