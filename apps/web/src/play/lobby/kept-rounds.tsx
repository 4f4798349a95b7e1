import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { forgetHistory, type KeptHistory } from '../../lib/kept-history.ts';
import { longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import styles from './game-history.module.css';
import { RoundFigures } from './round-figures.tsx';
import { useLobbyTexts } from './texts/index.ts';

/** Rounds as they stood when the casino last answered: they say when that was, and nothing can be played from here. */
export function KeptRounds({ kept: { fetchedTime, rounds } }: { kept: KeptHistory }) {
  const t = useLobbyTexts();
  const language = useLanguage();
  return (
    <>
      <Notice>{t('keptFrom', { time: longMomentText(fetchedTime!, language) })}</Notice>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <li key={round.roundId}>
            <article className={`${styles.row} ${styles.kept}`}>
              <RoundFigures round={round} />
            </article>
          </li>
        ))}
      </ul>
      <Button size="s" variant="quiet" icon="trash" onClick={forgetHistory}>
        {t('removeKept')}
      </Button>
    </>
  );
}
