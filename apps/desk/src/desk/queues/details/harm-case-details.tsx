import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useHarmWords } from '../../../lib/texts/harm-words.ts';
import { useWho } from '../../../lib/texts/names/who.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { HarmCases } from '../../../ui/harm/harm-cases.tsx';
import { HarmCourse } from '../../../ui/harm/harm-course.tsx';
import { HarmMarkers } from '../../../ui/harm/harm-markers.tsx';
import { HarmMeasures } from '../../../ui/harm/harm-measures.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { MemberStanding } from './member-standing.tsx';

/** Why the member waits for a person: what was seen, how it went over time, and what was done by itself. */
export function HarmCaseDetails({ row }: { row: Row }) {
  const word = useHarmWords();
  const may = useMay();
  const { who, subject: about } = useWho();
  // Each look is recorded: one a visit is enough.
  const query = useCall('/operator/protection/case', { id: row.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(it) => (
        <>
          {it.reports.map(({ by, subject, text, time }) => (
            <p key={`${subject} ${time}`} className={styles.late}>
              {text}
              <br />
              <small>
                {who(`operator:${by}`)} · {about(subject)} · <Moment at={time} />
              </small>
            </p>
          ))}
          {it.markers.length > 0 || it.reports.length === 0 ? <HarmMarkers markers={it.markers} /> : null}
          <Facts>
            <Fact name={word('score')}>{it.score}</Fact>
            <Fact name={word('opened')}>
              <Moment at={it.openTime} />
            </Fact>
          </Facts>
          <h3>{word('measures')}</h3>
          <HarmMeasures measures={it.measures} />
          <HarmCourse days={it.days} />
          {it.earlier.length > 0 && (
            <>
              <h3>{word('cases')}</h3>
              <HarmCases cases={it.earlier} />
            </>
          )}
          {may('members.read') && <MemberStanding id={it.memberId} />}
        </>
      )}
    </Answered>
  );
}
