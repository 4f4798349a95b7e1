import { Button } from '@fairhouse/ui/button.tsx';
import { type ReactNode, useId } from 'react';
import { useLobbyTexts } from './texts/index.ts';

export interface SectionProps {
  title: string;
  /** Why these games stand here. */
  text?: string;
  count?: number;
  onAll?: () => void;
  /** What the way to all is called while the page is only drawn: app/early-tap.ts. */
  tap?: string;
  children: ReactNode;
}

/** A titled part of the home page, with how many games there are and the way to all of them. `look`: its style sheet. */
export function SectionFrame({ title, text, count, onAll, tap, children, look }: SectionProps & { look: Look }) {
  const t = useLobbyTexts();
  const id = useId();
  return (
    <section className={look.frame} aria-labelledby={id}>
      <header className={look.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && <p className={look.count}>{t('games', { count })}</p>}
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
      {text && <p className={look.text}>{text}</p>}
      {children}
    </section>
  );
}

type Look = Record<'frame' | 'head' | 'count' | 'text', string | undefined>;
