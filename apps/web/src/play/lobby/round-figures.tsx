import type { KeptRound } from '../../lib/kept-history.ts';
import { playedText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Money } from '../../ui/money.tsx';
import styles from './game-history.module.css';
import { useLobbyTexts } from './texts/index.ts';

const words = { open: 'roundOpen', rolled_back: 'roundRolledBack', checking: 'roundChecking' } as const;

/** The game of a round, what was staked and won in it, and when. */
export function RoundFigures({ round }: { round: Omit<KeptRound, 'roundId'> }) {
  const t = useLobbyTexts();
  const language = useLanguage();
  return (
    <>
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
    </>
  );
}
