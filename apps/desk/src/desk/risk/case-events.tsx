import { useCall } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './risk.module.css';
import { nameOf } from './risk-view.ts';
import { Section } from './section.tsx';
import { useRiskTexts } from './texts/index.ts';
import { WayTo } from './way-to.tsx';

/** What was done to a case, out of the record, the latest first; each entry's proof stands there. */
export function CaseEvents({ id, openRecord }: { id: number; openRecord: (subject: string) => void }) {
  const t = useRiskTexts();
  const subject = `risk-case:${id}`;
  const query = useCall('/operator/record/list', { subject, limit: 50 });
  return (
    <Section title={t('events')} actions={<WayTo onClick={() => openRecord(subject)}>{t('record')}</WayTo>}>
      <Answered query={query}>
        {({ content }) => (
          <>
            {content.length === 0 && <p className={styles.quiet}>{t('noEvents')}</p>}
            <ol className={styles.lines}>
              {content.map(({ id: action, command, actor, createTime, reason }) => (
                <li key={action}>
                  <div className={styles.head}>
                    <span>
                      <Code of="command" code={command} />
                    </span>
                    <small className={styles.quiet}>
                      {nameOf(actor)}, <Moment at={createTime} />
                    </small>
                  </div>
                  {reason && <p>{reason}</p>}
                </li>
              ))}
            </ol>
          </>
        )}
      </Answered>
    </Section>
  );
}
