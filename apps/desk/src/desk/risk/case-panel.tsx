import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useAlertSentence } from '../../lib/texts/alert-words.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { AlertStateTag, CaseStateTag, SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import { CaseActionDialog } from './case-action-dialog.tsx';
import type { CaseAction } from './case-action-forms.ts';
import { CaseEvents } from './case-events.tsx';
import { CaseReports } from './case-reports.tsx';
import { OpenCaseDialog } from './open-case-dialog.tsx';
import styles from './risk.module.css';
import { nameOf, numberOf, type PartProps, type WholeCase } from './risk-view.ts';
import { Section } from './section.tsx';
import { useRiskTexts } from './texts/index.ts';
import { WayTo } from './way-to.tsx';

type CasePanelProps = PartProps & { row: string; close: () => void };

/** A case with everything in it. What is closed stays as it is; another one can be opened about its members. */
export function CasePanel(props: CasePanelProps) {
  const { row, close, show } = props;
  const t = useRiskTexts();
  const may = useMay();
  const [action, setAction] = useState<CaseAction>();
  const [isOpeningAnother, setOpeningAnother] = useState(false);
  const query = useCall('/operator/risk/case/get', { id: numberOf(row) ?? 0 });
  const it = query.data;
  const mayDecide = may('risk.decide');
  const isWorked = mayDecide && it !== undefined && it.state !== 'closed';
  useKeys(
    {
      assign: () => setAction({ what: 'assign' }),
      note: () => setAction({ what: 'note' }),
      decide1: () => setAction({ what: 'close' }),
    },
    { enabled: isWorked && action === undefined },
  );
  return (
    <SidePanel
      title={it ? `${t('caseOf', { id: it.id })}: ${it.title}` : t('caseOf', { id: row })}
      close={close}
      foot={
        it && (
          <>
            {isWorked && (
              <>
                <Button size="xs" onClick={() => setAction({ what: 'close' })} leftSection={<KeyMark>1</KeyMark>}>
                  {t('close')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setAction({ what: 'assign' })}
                  leftSection={<KeyMark>A</KeyMark>}
                >
                  {t('assign')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setAction({ what: 'note' })}
                  leftSection={<KeyMark>M</KeyMark>}
                >
                  {t('note')}
                </Button>
              </>
            )}
            {mayDecide && it.state === 'closed' && it.members.length > 0 && (
              <Button size="xs" variant="default" onClick={() => setOpeningAnother(true)}>
                {t('again')}
              </Button>
            )}
            {may('suspicions.report') && (
              <Button size="xs" variant="light" onClick={() => setAction({ what: 'report' })}>
                {t('report')}
              </Button>
            )}
          </>
        )
      }
    >
      <Answered query={query}>
        {(found) => <Body {...props} it={found} action={isWorked ? setAction : undefined} />}
      </Answered>
      {action && it && (
        <CaseActionDialog key={action.what} action={action} of={it} close={() => setAction(undefined)} />
      )}
      {isOpeningAnother && it && (
        <OpenCaseDialog
          members={it.members}
          opened={(id) => show({ tab: 'cases', row: String(id) }, true)}
          close={() => setOpeningAnother(false)}
        />
      )}
    </SidePanel>
  );
}

interface BodyProps extends PartProps {
  it: WholeCase;
  /** Where this person may still change it. */
  action: ((action: CaseAction) => void) | undefined;
}

function Body({ it, action, ...props }: BodyProps) {
  const t = useRiskTexts();
  const may = useMay();
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <CaseStateTag {...it} /> <SeverityTag severity={it.severity} />
        </Fact>
        <Fact name={t('with')}>{it.assignedTo ?? '–'}</Fact>
        <Fact name={t('opened')}>
          {nameOf(it.openedBy)}, <Moment at={it.openTime} /> (<Age since={it.openTime} />)
        </Fact>
        {it.closeTime && (
          <>
            <Fact name={t('closed')}>
              {nameOf(it.closedBy ?? '')}, <Moment at={it.closeTime} />
            </Fact>
            <Fact name={t('reason')}>{it.closeReason}</Fact>
          </>
        )}
      </Facts>
      <Members it={it} action={action} {...props} />
      <Alerts it={it} {...props} />
      <Section title={t('notes')}>
        {it.notes.length === 0 && <p className={styles.quiet}>{t('noNotes')}</p>}
        <ol className={styles.lines}>
          {it.notes.map(({ id, by, time, text }) => (
            <li key={id}>
              <small className={styles.quiet}>
                {nameOf(by)}, <Moment at={time} />
              </small>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CaseReports reports={it.reports} />
      {may('record.read') && <CaseEvents id={it.id} openRecord={props.openRecord} />}
    </>
  );
}

function Members({ it, action, openMember }: BodyProps) {
  const t = useRiskTexts();
  // One with alerts in the case stays, which the server knows best: only those are offered to go who are in none shown.
  const withAlerts = new Set(it.alertList.map(({ memberId }) => memberId));
  return (
    <Section
      title={t('members')}
      actions={
        action && (
          <Button size="compact-xs" variant="default" onClick={() => action({ what: 'addMember' })}>
            {t('addMember')}
          </Button>
        )
      }
    >
      {it.members.length === 0 && <p className={styles.quiet}>{t('nobodyInIt')}</p>}
      <ul className={styles.lines}>
        {it.members.map(({ memberId, username, addedBy, addTime }) => (
          <li key={memberId}>
            <div className={styles.head}>
              <WayTo onClick={() => openMember(memberId)}>{username}</WayTo>
              <small className={styles.quiet}>
                {nameOf(addedBy)}, <Moment at={addTime} />
              </small>
              {action && !withAlerts.has(memberId) && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  aria-label={`${t('remove')} ${username}`}
                  onClick={() => action({ what: 'remove', memberId, username })}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Alerts({ it, show }: PartProps & { it: WholeCase }) {
  const t = useRiskTexts();
  const sentenceOf = useAlertSentence();
  return (
    <Section
      title={`${t('alerts')} (${it.alerts})`}
      actions={
        it.alerts > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="compact-xs" variant="default">
                {t('show')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => show({ tab: 'alerts', case: String(it.id) })}>
                {t('caseOf', { id: it.id })}
              </Menu.Item>
              {it.members.slice(0, 20).map(({ memberId, username }) => (
                <Menu.Item key={memberId} onClick={() => show({ tab: 'alerts', member: String(memberId) })}>
                  {username}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      {it.alertList.length === 0 && <p className={styles.quiet}>{t('noAlertsInIt')}</p>}
      <ul className={styles.lines}>
        {it.alertList.map((alert) => (
          <li key={alert.id}>
            <div className={styles.head}>
              <WayTo onClick={() => show({ tab: 'alerts', row: String(alert.id) })}>{sentenceOf(alert)}</WayTo>
              <SeverityTag severity={alert.severity} />
            </div>
            <small className={styles.quiet}>
              {alert.username}, <Moment at={alert.time} />, {alert.rule} <AlertStateTag state={alert.state} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
