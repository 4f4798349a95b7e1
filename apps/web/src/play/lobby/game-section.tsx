import { Button } from '@fairhouse/ui/button.tsx';
import { type ReactNode, useId } from 'react';
import styles from './game-section.module.css';
import { useLobbyTexts } from './texts/index.ts';

/** A titled list on the home page, with how many games there are and the way to all of them. */
export function GameSection({
  title,
  count,
  text,
  onAll,
  tap,
  children,
}: {
  title: string;
  count?: number;
  text?: string;
  onAll?: () => void;
  /** What the way to all is called while the page is only drawn: app/early-tap.ts. */
  tap?: string;
  children: ReactNode;
}) {
  const t = useLobbyTexts();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && <p className={styles.count}>{t('games', { count })}</p>}
        {onAll && (
          <Button
            variant="quiet"
            size="s"
            onClick={onAll}
            aria-label={t('seeAllOf', { category: title })}
            data-tap={tap}
          >
            {t('seeAll')}
          </Button>
        )}
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
