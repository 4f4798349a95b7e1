import { localeOf } from '@fairhouse/money';
import { openPopup } from '../../lib/address/popups.ts';
import { longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMember } from '../../lib/session.ts';
import { type Competition, isOver } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

/** What counts, in plain words, from the same data that the scores are computed by. */
export function Rules({ competition }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  const { rules, games, gameCount, gamesLeftOut, beginTime, endTime } = competition;
  const [counting, ...others] = rules;
  return (
    <section className={styles.section} aria-label={t('rulesTitle')}>
      <h2>{t('rulesTitle')}</h2>
      <ul className={styles.rules}>
        <li>{counting}</li>
        <li>{t('ruleTime', { begin: longMomentText(beginTime, language), end: longMomentText(endTime, language) })}</li>
        {others.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {games
          ? t('ruleGames')
          : t(gamesLeftOut.length > 0 ? 'ruleGamesBut' : 'ruleAllGames', { games: gamesLeftOut.join(', ') })}
      </p>
      {games && (
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                onClick={() =>
                  member && !isOver(competition)
                    ? openPopup('play', { gameId: game.id, playForFun: false })
                    : openPopup('aboutGame', { gameId: game.id, name: game.name })
                }
              >
                <img src={game.cover} alt="" width="120" height="160" loading="lazy" />
                <span>{game.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {games && gameCount !== null && gameCount > games.length && (
        <p className={styles.quiet}>
          {t('gamesMore', { count: (gameCount - games.length).toLocaleString(localeOf(language)) })}
        </p>
      )}
    </section>
  );
}
