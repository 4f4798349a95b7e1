import { formatAmount, fromWire } from '@fairhouse/money';
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
  const { kind, measure, rounds, games, minimumStakes, beginTime, endTime } = competition;
  const own = minimumStakes.filter(({ currency }) => currency === member?.currency);
  const stakes = (own.length > 0 ? own : minimumStakes)
    .map(({ amount, currency }) => formatAmount(fromWire(amount, currency)!, language))
    .join(', ');
  const counting =
    kind === 'race'
      ? t(`rule_race_${measure}`, { rounds })
      : t(rounds === 1 ? 'rule_tournament_one' : 'rule_tournament', { rounds });
  return (
    <section className={styles.section} aria-label={t('rulesTitle')}>
      <h2>{t('rulesTitle')}</h2>
      <ul className={styles.rules}>
        <li>{counting}</li>
        <li>{t('ruleStake', { stakes })}</li>
        <li>{t('ruleTime', { begin: longMomentText(beginTime, language), end: longMomentText(endTime, language) })}</li>
        <li>{t('ruleNot')}</li>
        <li>{t('ruleTies')}</li>
        <li>{t('rulePay')}</li>
        <li>{t('ruleProtection')}</li>
      </ul>
      <p className={styles.quiet}>{t(games ? 'ruleGames' : 'ruleAllGames')}</p>
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
    </section>
  );
}
