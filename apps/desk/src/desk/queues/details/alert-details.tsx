import { Link } from '@tanstack/react-router';
import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useAlertFacts, useAlertSentence } from '../../../lib/texts/alert-words.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import { MemberStanding } from './member-standing.tsx';
import { useDetailTexts } from './texts.ts';

/** What a rule saw, in the numbers it was raised from. */
export function AlertDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const sentenceOf = useAlertSentence();
  const factsOf = useAlertFacts();
  const kindName = useKindTexts();
  const may = useMay();
  const query = useCall('/operator/risk/alert/get', { id: row.id });
  return (
    <Answered query={query}>
      {(alert) => (
        <>
          <p>
            <strong>{sentenceOf(alert)}</strong>
          </p>
          <Facts>
            <Fact name={t('severity')}>{kindName(alert.severity)}</Fact>
            <Fact name={t('rule')}>
              <Link to="/risk" search={{ tab: 'rules', row: alert.rule }}>
                {t('ruleVersion', { rule: alert.rule, version: String(alert.version) })}
              </Link>
            </Fact>
            {alert.memberId !== null && (
              <Fact name={t('otherAlerts')}>
                <Link to="/risk" search={{ tab: 'alerts', member: String(alert.memberId) }}>
                  {t('ofMember')}
                </Link>{' '}
                ·{' '}
                <Link to="/risk" search={{ tab: 'cases', state: 'any', member: String(alert.memberId) }}>
                  {t('casesOfMember')}
                </Link>
              </Fact>
            )}
            {alert.caseId !== null && (
              <Fact name={t('inCase')}>
                <Link to="/risk" search={{ tab: 'cases', row: String(alert.caseId) }}>
                  {t('caseNumber', { id: alert.caseId })}
                </Link>
              </Fact>
            )}
            <Fact name={t('happened')}>
              <Moment at={alert.time} />
            </Fact>
            {factsOf(alert).map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </Facts>
          {alert.memberId !== null && may('members.read') && <MemberStanding id={alert.memberId} />}
        </>
      )}
    </Answered>
  );
}
