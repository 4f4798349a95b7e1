import { ageText, exactText, momentText } from '../lib/formats.ts';
import { useLanguage } from '../lib/language.ts';
import styles from './moment.module.css';
import { useNow } from './use-now.ts';

/** A time in the reader's zone; the pointer finds the second in UTC. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactText(at)}>
      {momentText(at, useLanguage())}
    </time>
  );
}

interface AgeProps {
  since: string;
  /** Seconds until the row is overdue; from half of it on it is late. */
  targetSeconds?: number | undefined;
}

/** How long something waits, against its target: amber from half of it on, red past it. A mark says it besides the colour. */
export function Age({ since, targetSeconds }: AgeProps) {
  const seconds = (useNow() - new Date(since).getTime()) / 1000;
  const lateness = latenessOf(seconds, targetSeconds);
  return (
    <time className={styles.age} data-lateness={lateness} dateTime={since} title={exactText(since)}>
      {ageText(seconds)}
      {lateness === 'overdue' && ' !'}
    </time>
  );
}

export type Lateness = 'fine' | 'late' | 'overdue';

export function latenessOf(seconds: number, targetSeconds: number | undefined): Lateness {
  if (targetSeconds === undefined || seconds < targetSeconds / 2) return 'fine';
  return seconds < targetSeconds ? 'late' : 'overdue';
}
