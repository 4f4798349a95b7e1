import { ageText, exactText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
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
  amberSeconds?: number | undefined;
  redSeconds?: number | undefined;
}

/** How long something waits, against its target. A mark says it besides the colour. */
export function Age({
  since,
  amberSeconds = Number.POSITIVE_INFINITY,
  redSeconds = Number.POSITIVE_INFINITY,
}: AgeProps) {
  const seconds = (useNow() - new Date(since).getTime()) / 1000;
  const lateness = seconds >= redSeconds ? 'red' : seconds >= amberSeconds ? 'amber' : 'fine';
  return (
    <time className={styles.age} data-lateness={lateness} dateTime={since} title={exactText(since)}>
      {ageText(seconds)}
      {lateness === 'red' && ' !'}
    </time>
  );
}

/** By when something is to be done. A mark says besides the colour that it is late. */
export function Due({ at, age }: { at: string; age: 'ok' | 'amber' | 'red' }) {
  const language = useLanguage();
  return (
    <time className={styles.age} data-lateness={age === 'ok' ? 'fine' : age} dateTime={at} title={exactText(at)}>
      {momentText(at, language)}
      {age === 'red' && ' !'}
    </time>
  );
}
