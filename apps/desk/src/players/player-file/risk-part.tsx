import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query.ts';
import { useAlertSentence } from '../../lib/texts/alert-words.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { AlertStateTag, CaseStateTag, SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import type { PartProps } from './member.ts';
import styles from './member-screen.module.css';
import { useMemberRiskTexts } from './risk-texts.ts';

type AlertRow = OperatorCallOutput<'/operator/risk/alert/list'>['content'][number];
type CaseRow = OperatorCallOutput<'/operator/risk/case/list'>['content'][number];
type MuteRow = OperatorCallOutput<'/operator/risk/mute/list'>['content'][number];

const limit = 50;

/** The alerts about a member, the cases that the member is in, and the rules that say nothing for a while. */
export function RiskPart({ member: { id: memberId } }: PartProps) {
  const t = useMemberRiskTexts();
  const sentenceOf = useAlertSentence();
  const alerts = useCall('/operator/risk/alert/list', { memberId, limit });
  const cases = useCall('/operator/risk/case/list', { memberId, limit });
  const mutes = useCall('/operator/risk/mute/list', { memberId, inForce: true, limit });
  const member = String(memberId);
  return (
    <>
      <h2>
        <Link to="/risk" search={{ tab: 'alerts', member }}>
          {t('alerts')}
        </Link>
      </h2>
      <Answered query={alerts}>
        {({ content }) => (
          <PlainTable<AlertRow>
            label={t('alerts')}
            heads={[
              { name: t('what'), phone: true },
              { name: t('severity') },
              { name: t('time') },
              { name: t('state'), phone: true },
            ]}
            rows={content}
            rowKey={({ id }) => id}
            cells={(alert) => [
              <Link key="what" to="/risk" search={{ tab: 'alerts', member, row: String(alert.id) }}>
                {sentenceOf(alert)}
              </Link>,
              <SeverityTag key="severity" severity={alert.severity} />,
              <Moment key="time" at={alert.time} />,
              <AlertStateTag key="state" state={alert.state} />,
            ]}
            empty={t('noAlerts')}
          />
        )}
      </Answered>
      <h2>
        <Link to="/risk" search={{ tab: 'cases', state: 'any', member }}>
          {t('cases')}
        </Link>
      </h2>
      <Answered query={cases}>
        {({ content }) => (
          <PlainTable<CaseRow>
            label={t('cases')}
            heads={[
              { name: t('title'), phone: true },
              { name: t('with') },
              { name: t('opened') },
              { name: t('state'), phone: true },
            ]}
            rows={content}
            rowKey={({ id }) => id}
            cells={(one) => [
              <Link key="title" to="/risk" search={{ tab: 'cases', state: 'any', member, row: String(one.id) }}>
                {one.id} {one.title}
              </Link>,
              one.assignedTo ?? '–',
              <Moment key="opened" at={one.openTime} />,
              <CaseStateTag key="state" {...one} />,
            ]}
            empty={t('noCases')}
          />
        )}
      </Answered>
      <Answered query={mutes}>
        {({ content }) =>
          content.length > 0 && (
            <>
              <h2>{t('mutes')}</h2>
              <p className={styles.quiet}>{t('mutesAbout')}</p>
              <PlainTable<MuteRow>
                label={t('mutes')}
                heads={[
                  { name: t('rule'), phone: true },
                  { name: t('until'), phone: true },
                  { name: t('by') },
                  { name: t('reason') },
                ]}
                rows={content}
                rowKey={({ id }) => id}
                cells={({ rule, until, by, reason }) => [
                  <Link key="rule" to="/risk" search={{ tab: 'rules', row: rule }}>
                    {rule}
                  </Link>,
                  <Moment key="until" at={until} />,
                  by.replace(/^operator:/, ''),
                  reason,
                ]}
              />
            </>
          )
        }
      </Answered>
    </>
  );
}
