import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import type { LimitKind, Protection } from '../../../lib/protection/use-protection.ts';
import type { Member } from '../../../lib/session.ts';
import { Section } from '../section.tsx';
import { useSafetyTexts } from '../texts/index.ts';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';
import { limitKinds, limitPeriods, useLimitWords } from './use-limit-words.ts';

const icons: Record<LimitKind, IconName> = { deposit: 'wallet', loss: 'chart', stake: 'play', time: 'clock' };

export function LimitsSection({ member, protection }: { member: Member; protection: Protection }) {
  const t = useSafetyTexts();
  const { limits, mandatory, placeMost, jurisdiction, raiseAfterHours, timeZone } = protection;
  const { valueText } = useLimitWords(member);
  const most = placeMost.map(({ period, most }) => t(`placeMost_${period}`, { amount: valueText('deposit', most) }));
  return (
    <Section title={t('limitsTitle')} text={t('limitsText', { hours: raiseAfterHours })}>
      {most.length > 0 && (
        <p className={styles.place}>{t('placeMost', { place: jurisdiction.name, amounts: most.join(', ') })}</p>
      )}
      <div className={styles.kinds}>
        {limitKinds.map((kind) => {
          const ofKind = limits.filter((limit) => limit.kind === kind);
          return (
            <section key={kind} className={styles.kind} aria-label={t(kind)}>
              <div className={styles.head}>
                <Icon name={icons[kind]} />
                <div>
                  <h3>{t(kind)}</h3>
                  <p>{t(`about_${kind}`)}</p>
                </div>
              </div>
              {mandatory.includes(kind) && ofKind.length === 0 && <p className={styles.needed}>{t('needed')}</p>}
              <ul>
                {limitPeriods.map((period) => (
                  <LimitRow
                    key={period}
                    member={member}
                    kind={kind}
                    period={period}
                    ofKind={ofKind}
                    limit={ofKind.find((limit) => limit.period === period)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p className={styles.zone}>
        {t('zone', { zone: timeZone.replaceAll('_', ' ') })}{' '}
        <button type="button" onClick={() => openPopup('playTimeZone')}>
          {t('changeZone')}
        </button>
      </p>
    </Section>
  );
}
