import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './risk.module.css';
import { nameOf, type PartProps } from './risk-view.ts';
import { Section } from './section.tsx';
import { useRiskTexts } from './texts/index.ts';
import { useWalk } from './use-walk.ts';
import { WayTo } from './way-to.tsx';

/** About whom a rule says nothing for a while, and about whom it said nothing before. */
export function RuleMutes({ code, openMember }: { code: string } & Pick<PartProps, 'openMember'>) {
  const t = useRiskTexts();
  const language = useLanguage();
  const { rows, isPending } = useWalk('/operator/risk/mute/list', { rule: code });
  return (
    <Section title={t('mutes')}>
      {!isPending && rows.length === 0 && <p className={styles.quiet}>{t('noMutes')}</p>}
      <ul className={styles.lines}>
        {rows.map(({ id, memberId, username, until, by, reason, inForce }) => (
          <li key={id}>
            <div className={styles.head}>
              <WayTo onClick={() => openMember(memberId)}>{username}</WayTo>
              <span className={inForce ? undefined : styles.quiet}>
                {t(inForce ? 'mutedUntil' : 'mutedOver', { time: momentText(until, language) })}
              </span>
            </div>
            <small className={styles.quiet}>
              {nameOf(by)}: {reason}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
