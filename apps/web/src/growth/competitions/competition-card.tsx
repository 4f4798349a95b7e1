import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMember } from '../../lib/session.ts';
import { CompetitionTime } from './competition-time.tsx';
import { countingText, isOver, moneyText, playersText, type Summary, scoreText } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

/** A competition in a few lines, which lead to its page; with the own place of a member who takes part. */
export function CompetitionCard({ row }: { row: Summary }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  const { own } = row;
  return (
    <a
      className={styles.card}
      href={hrefOf(`/competitions?id=${row.id}`)}
      data-over={isOver(row)}
      aria-label={t('open', { name: row.name })}
    >
      <span className={styles.cardTop}>
        <span className={styles.kind}>{t(`kind_${row.kind}`)}</span>
        <CompetitionTime competition={row} />
      </span>
      <span className={styles.name}>{row.name}</span>
      <span className={styles.quiet}>{countingText(t, row)}</span>
      <span className={styles.cardFoot}>
        <span className={styles.pool}>{t('pool', { amount: moneyText(row.pool, member?.currency, language) })}</span>
        {own ? (
          <span className={styles.own}>
            <Icon name="check" size={16} />
            {own.place === null
              ? t('joined')
              : `${t('place', { place: own.place })} · ${scoreText(t, row.measure, own.score, language)}`}
          </span>
        ) : (
          <span className={styles.quiet}>{playersText(t, row, language)}</span>
        )}
      </span>
    </a>
  );
}
