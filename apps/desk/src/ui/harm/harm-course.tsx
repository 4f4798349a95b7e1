import type { HarmDay } from '@fairhouse/contract/operator';
import { useHarmWords } from '../../lib/texts/harm-words.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { Tag } from '../facts/tag.tsx';
import { PlainTable } from '../table/plain-table.tsx';
import { courseOf } from './course-of.ts';
import styles from './harm.module.css';

const tones = ['plain', 'casino', 'late', 'bad'] as const;

/** How the signs of harm went, day by day: the score as bars, and what was seen in a table. */
export function HarmCourse({ days }: { days: readonly HarmDay[] }) {
  const word = useHarmWords();
  const kindName = useKindTexts();
  const course = courseOf(days);
  const most = Math.max(0, ...days.map(({ score }) => score));
  return (
    <section className={styles.course}>
      {most > 0 && (
        <DayBars
          caption={word('course')}
          days={course.map(({ day, score }) => ({ day, value: BigInt(score) }))}
          format={String}
        />
      )}
      <PlainTable<HarmDay>
        label={word('dayByDay')}
        heads={[
          { name: word('day'), phone: true },
          { name: word('score'), figures: true, phone: true },
          { name: word('level'), phone: true },
          { name: word('seen') },
        ]}
        rows={days.filter(({ score }) => score > 0)}
        rowKey={({ day }) => day}
        cells={({ day, score, level, markers }) => [
          <span key="day" className={styles.day}>
            {day}
          </span>,
          score,
          <Tag key="level" tone={tones[level]!}>
            {word(`level_${level as 0 | 1 | 2 | 3}`)}
          </Tag>,
          markers
            .filter(({ points }) => points > 0)
            .map(({ kind }) => kindName(kind))
            .join(', '),
        ]}
        empty={word('noSigns')}
      />
    </section>
  );
}
