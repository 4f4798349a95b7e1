import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Code } from '../facts/code.tsx';
import { Fact } from '../facts/facts.tsx';
import { Moment } from '../facts/moment.tsx';
import { Tag, type Tone } from '../facts/tag.tsx';
import { useHeaderTexts } from './header-texts.ts';
import styles from './protection-facts.module.css';

type Member = OperatorCallOutput<'/operator/member/standing'>;

const proofTones: Record<Member['verification']['identity'], Tone> = {
  passed: 'good',
  waiting: 'late',
  refused: 'bad',
  missing: 'plain',
};

/** What decides whether the member plays, deposits and is paid, at one glance in the header. */
export function ProtectionFacts({ member }: { member: Member }) {
  const t = useHeaderTexts();
  const { playStops, protection, verification, openDisputes, risk, lastLogIn } = member;
  return (
    <>
      <Fact name={t('protection')}>
        <span className={styles.tags}>
          {playStops.length === 0 && <Tag tone="good">{t('noStop')}</Tag>}
          {playStops.map((stop) => (
            <Tag key={stop} tone="bad">
              {t(`stop_${stop}`)}
              {stop === protection.pause?.kind && (
                <>
                  {' '}
                  {protection.pause.until === null ? (
                    t('forGood')
                  ) : (
                    <>
                      {t('until')} <Moment at={protection.pause.until} />
                    </>
                  )}
                </>
              )}
            </Tag>
          ))}
          {protection.limits > 0 && <Tag>{t('limits', { count: protection.limits })}</Tag>}
        </span>
      </Fact>
      <Fact name={t('verification')}>
        <span className={styles.tags}>
          {(['identity', 'address'] as const).map((what) => (
            <Tag key={what} tone={proofTones[verification[what]]}>
              {t(what)}: {t(`proof_${verification[what]}`)}
            </Tag>
          ))}
        </span>
      </Fact>
      <Fact name={t('disputes')}>
        {openDisputes > 0 ? <Tag tone="bad">{t('openDisputes', { count: openDisputes })}</Tag> : t('none')}
      </Fact>
      {risk && (
        <Fact name={t('risk')}>
          <span className={styles.tags}>
            {risk.alerts === 0 && !risk.inCase && t('none')}
            {risk.alerts > 0 && risk.severity && (
              <Tag tone={risk.severity === 'low' ? 'plain' : risk.severity === 'medium' ? 'late' : 'bad'}>
                {t('alerts', { count: risk.alerts })}: <Code of="kind" code={risk.severity} />
              </Tag>
            )}
            {risk.inCase && <Tag tone="late">{t('inCase')}</Tag>}
          </span>
        </Fact>
      )}
      <Fact name={t('lastLogIn')}>{lastLogIn ? <Moment at={lastLogIn} /> : t('never')}</Fact>
    </>
  );
}
