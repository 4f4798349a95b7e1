import { Icon } from '@fairhouse/ui/icon.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { playedText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMember } from '../../lib/session.ts';
import { Money } from '../../ui/money.tsx';
import { type Competition, scoreText } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

/** The member's rounds that count now, each to be seen again and verified. */
export function OwnRounds({ competition: { ownRounds, measure } }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  if (!member) return null;
  return (
    <section className={styles.section} aria-label={t('ownRounds')}>
      <h2>{t('ownRounds')}</h2>
      {ownRounds.length === 0 ? (
        <p className={styles.quiet}>{t('noOwnRounds')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('game')}</th>
              <th scope="col" className={styles.figure}>
                {t('stake')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('paid')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('score')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ownRounds.map((round) => {
              const score = scoreText(t, measure, round.score, language);
              const { ref } = round;
              return (
                <tr key={ref ?? round.time}>
                  <td>
                    {ref === null ? (
                      round.game
                    ) : (
                      <button
                        type="button"
                        className={styles.watch}
                        aria-label={t('watch', { game: round.game, score })}
                        onClick={() => openPopup('liveRound', { round: ref, game: round.game })}
                      >
                        <Icon name="play" size={16} />
                        <span>{round.game}</span>
                      </button>
                    )}
                    <span className={styles.under}>{playedText(round.time, language)}</span>
                  </td>
                  <td className={styles.figure}>
                    <Money value={round.stake} currency={member.currency} />
                  </td>
                  <td className={styles.figure}>
                    <Money value={round.paid} currency={member.currency} />
                  </td>
                  <td className={styles.figure}>{score}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
