import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { forgetHistory, type KeptHistory } from '../../lib/kept-history.ts';
import { longMomentText, playedText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Money } from '../../ui/money.tsx';
import styles from './game-history.module.css';
import { useLobbyTexts } from './texts/index.ts';

const words = { open: 'roundOpen', rolled_back: 'roundRolledBack', checking: 'roundChecking' } as const;

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
              <h3>{round.name}</h3>
              <p className={styles.figures}>
                {t('staked')} <Money value={round.amount} currency={round.currency} />
                {' · '}
                {round.status === 'closed' ? (
                  <>
                    {t('won')} <Money value={round.winAmount} currency={round.currency} />
                  </>
                ) : (
                  t(words[round.status])
                )}
              </p>
              <time className={styles.time} dateTime={round.createTime}>
                {playedText(round.createTime, language)}
              </time>
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
