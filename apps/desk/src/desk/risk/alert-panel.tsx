import { Button } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { useAlertFacts, useAlertSentence } from '../../lib/texts/alert-words.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { AlertStateTag, SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './risk.module.css';
import { nameOf, numberOf, type PartProps } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { WayTo } from './way-to.tsx';

/** One alert: what the rule saw, and where it led. */
export function AlertPanel({
  row,
  close,
  show,
  openMember,
  openAlert,
}: PartProps & { row: string; close: () => void }) {
  const t = useRiskTexts();
  const sentenceOf = useAlertSentence();
  const factsOf = useAlertFacts();
  const query = useCall('/operator/risk/alert/get', { id: numberOf(row) ?? 0 });
  const waits = query.data?.state === 'open' ? query.data.id : undefined;
  return (
    <SidePanel
      title={t('alert', { id: row })}
      close={close}
      foot={
        waits !== undefined && (
          <Button size="xs" onClick={() => openAlert(waits)}>
            {t('openInQueue')}
          </Button>
        )
      }
    >
      <Answered query={query}>
        {(alert) => (
          <>
            <p className={styles.sentence}>{sentenceOf(alert)}</p>
            <Facts>
              <Fact name={t('state')}>
                <AlertStateTag state={alert.state} />
              </Fact>
              <Fact name={t('severity')}>
                <SeverityTag severity={alert.severity} />
              </Fact>
              <Fact name={t('who')}>
                {alert.memberId === null ? (
                  alert.username
                ) : (
                  <>
                    <WayTo onClick={() => openMember(alert.memberId!)}>{alert.username ?? alert.memberId}</WayTo>
                    <WayTo quiet onClick={() => show({ tab: 'alerts', member: String(alert.memberId) })}>
                      {t('ofMember')}
                    </WayTo>
                  </>
                )}
              </Fact>
              <Fact name={t('rule')}>
                <WayTo onClick={() => show({ tab: 'rules', row: alert.rule })}>
                  {t('ruleVersion', { rule: alert.rule, version: String(alert.version) })}
                </WayTo>
                <WayTo quiet onClick={() => show({ tab: 'alerts', rule: alert.rule })}>
                  {t('ofRule')}
                </WayTo>
              </Fact>
              {alert.caseId !== null && (
                <Fact name={t('caseId')}>
                  <WayTo onClick={() => show({ tab: 'cases', row: String(alert.caseId) })}>
                    {t('caseOf', { id: alert.caseId })}
                  </WayTo>
                </Fact>
              )}
              <Fact name={t('happened')}>
                <Moment at={alert.time} />
              </Fact>
              <Fact name={t('raised')}>
                <Moment at={alert.createTime} />
              </Fact>
              {alert.decidedBy && (
                <Fact name={t('decidedBy')}>
                  {nameOf(alert.decidedBy)} {alert.decidedTime && <Moment at={alert.decidedTime} />}
                </Fact>
              )}
              {alert.reason && <Fact name={t('reason')}>{alert.reason}</Fact>}
              {factsOf(alert).map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
              <Fact name={t('hash')}>
                <Hash value={alert.contentHash} />
              </Fact>
            </Facts>
          </>
        )}
      </Answered>
    </SidePanel>
  );
}
