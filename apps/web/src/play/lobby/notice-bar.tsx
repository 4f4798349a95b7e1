import { Icon } from '@fairhouse/ui/icon.tsx';
import styles from './notice-bar.module.css';
import { useLobbyTexts } from './texts/index.ts';

const secondsPerWin = 6;

/** Recent wins passing by, as the casino paid them. Stands still when motion is unwanted, and can then be scrolled. */
export function NoticeBar({ wins }: { wins: readonly string[] }) {
  const t = useLobbyTexts();
  return (
    <section className={styles.bar} aria-label={t('wins')}>
      <span className={styles.mark}>
        <Icon name="shield" size={18} />
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to stop and scroll it. */}
      <div className={styles.window} tabIndex={0}>
        <div className={styles.run} style={{ animationDuration: `${wins.length * secondsPerWin}s` }}>
          <Wins wins={wins} />
          {/* The second time closes the circle; it says nothing new. */}
          <div className={styles.again} aria-hidden="true">
            <Wins wins={wins} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Wins({ wins }: { wins: readonly string[] }) {
  return (
    <ul className={styles.wins}>
      {wins.map((win, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and the list is replaced as a whole.
        <li key={index}>{win}</li>
      ))}
    </ul>
  );
}
