import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { isOver, type Summary } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';
import { timeLeft, useServerNow } from './time-left.ts';

/** When it begins or ends, by the clock of the casino; of what is paused or over, its state. */
export function CompetitionTime({ competition, long = false }: { competition: Summary; long?: boolean }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const now = useServerNow();
  const { phase, beginTime, endTime } = competition;
  if (isOver(competition)) {
    return (
      <span className={styles.time}>
        {t(`phase_${phase}`)}
        {long && phase !== 'cancelled' && ` · ${t('endedAt', { time: momentText(endTime, language) })}`}
      </span>
    );
  }
  const at = phase === 'coming' ? beginTime : endTime;
  const left = timeLeft(at, now);
  const when = t(phase === 'coming' ? 'startsAt' : 'endsAt', { time: momentText(at, language) });
  const leftText = left && t('inTime', { left: t(left.text, left) });
  return (
    <span className={styles.time}>
      {phase === 'paused' && `${t('phase_paused')} · `}
      <time dateTime={at}>
        {long || !leftText ? when : t(phase === 'coming' ? 'startsAt' : 'endsAt', { time: leftText })}
      </time>
      {long && leftText && ` · ${leftText}`}
    </span>
  );
}
