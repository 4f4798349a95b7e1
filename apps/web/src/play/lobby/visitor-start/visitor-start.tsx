import { Button } from '@fairhouse/ui/button.tsx';
import { Suspense, useState } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { Cover } from '../cover.tsx';
import type { Game } from '../play-game.ts';
import { useLobbyTexts } from '../texts/index.ts';
import styles from './visitor-start.module.css';

const TryHere = lazyCode(() => import('./try-here.tsx'));

/** What this is, how it is proved, and one game to try at once: it comes when it is asked for, and stays on this page. */
export function VisitorStart({ game }: { game: Game | undefined }) {
  const t = useLobbyTexts();
  const [tries, setTries] = useState<Game>();
  const stage = <div className={styles.frame} />;
  return (
    <section className={styles.start} aria-labelledby="start" data-visitor>
      <div className={styles.words}>
        <h2 id="start">{t('startTitle')}</h2>
        <p>{t('startText')}</p>
        <a href={hrefOf('/fair')}>{t('startProof')}</a>
      </div>
      {tries ? (
        <Suspense fallback={stage}>
          <TryHere game={tries} onClose={() => setTries(undefined)} />
        </Suspense>
      ) : (
        <div className={styles.offer}>
          <div className={styles.cover}>{game && <Cover game={game} eager />}</div>
          <div className={styles.about}>
            <p className={styles.name}>{game?.name}</p>
            <p>{t('tryText')}</p>
            <Button variant="primary" icon="play" onClick={() => game && setTries(game)}>
              {t('tryNow')}
            </Button>
            <Button variant="quiet" size="s" onClick={() => openPopup('categories', { category: 'forFun' })}>
              {t('tryOther')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
