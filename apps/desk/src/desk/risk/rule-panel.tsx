import { Button } from '@mantine/core';
import { useState } from 'react';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './risk.module.css';
import { nameOf, type PartProps, type Rule } from './risk-view.ts';
import { RuleMutes } from './rule-mutes.tsx';
import { RuleStateTags } from './rule-tags.tsx';
import { ruleSentence } from './rule-words.ts';
import { Section } from './section.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useRiskTexts } from './texts/index.ts';
import { TrialLine } from './trial-line.tsx';
import { TryOut } from './try-out.tsx';
import { WayTo } from './way-to.tsx';

interface RulePanelProps extends PartProps {
  code: string;
  close: () => void;
  change: (rule: Rule) => void;
}

/** A rule: what its latest version looks for, what it would have found, and every version and switch before. */
export function RulePanel({ code, close, change, show, openMember, openRecord }: RulePanelProps) {
  const t = useRiskTexts();
  const may = useMay();
  const query = useCall('/operator/risk/rule/versions', { code });
  const [turning, setTurning] = useState<{ rule: Rule; to: 'on' | 'off' }>();
  const [latest] = query.data?.versions ?? [];
  const running = query.data?.versions.find(({ version, runs }) => version === runs);
  const mayEdit = may('rules.edit');
  return (
    <SidePanel
      title={code}
      close={close}
      foot={
        latest && (
          <>
            {mayEdit && latest.state !== 'on' && (
              <Button
                size="xs"
                disabled={latest.trial === null || latest.state === 'proposed'}
                onClick={() => setTurning({ rule: latest, to: 'on' })}
              >
                {t('switchOn')}
              </Button>
            )}
            {mayEdit && running && (
              <Button size="xs" variant="light" color="red" onClick={() => setTurning({ rule: running, to: 'off' })}>
                {t('switchOff')}
              </Button>
            )}
            {mayEdit && (
              <Button size="xs" variant="default" onClick={() => change(latest)}>
                {t('change')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => show({ tab: 'alerts', rule: code })}>
              {t('alerts')}
            </Button>
          </>
        )
      }
    >
      <Answered query={query}>
        {({ versions, switches }) => (
          <>
            <Latest rule={versions[0]!} />
            {mayEdit && <TryOut key={versions[0]!.version} rule={versions[0]!} openMember={openMember} />}
            <RuleMutes code={code} openMember={openMember} />
            <Versions versions={versions} />
            <Section
              title={t('switches')}
              actions={
                may('record.read') && <WayTo onClick={() => openRecord(`risk-rule:${code}`)}>{t('record')}</WayTo>
              }
            >
              {switches.length === 0 && <p className={styles.quiet}>{t('neverSwitched')}</p>}
              <ol className={styles.lines}>
                {switches.map(({ version, to, by, time, reason }) => (
                  <li key={time}>
                    <div className={styles.head}>
                      <span>{t('switched', { to: t(`to_${to}`), version })}</span>
                      <small className={styles.quiet}>
                        {nameOf(by)}, <Moment at={time} />
                      </small>
                    </div>
                    {reason && <p>{reason}</p>}
                  </li>
                ))}
              </ol>
            </Section>
          </>
        )}
      </Answered>
      {turning && <SwitchDialog {...turning} close={() => setTurning(undefined)} />}
    </SidePanel>
  );
}

function Latest({ rule }: { rule: Rule }) {
  const t = useRiskTexts();
  const language = useLanguage();
  const { kind, version, currency, severity, trial, state, contentHash, savedBy, savedTime, reason } = rule;
  return (
    <>
      <p className={styles.sentence}>{ruleSentence(t, rule, language)}</p>
      {trial === null && state !== 'on' && <p className={styles.note}>{t('tryFirst')}</p>}
      {state === 'proposed' && <p className={styles.note}>{t('waitsForSecond')}</p>}
      <Facts>
        <Fact name={t('state')}>
          <RuleStateTags {...rule} />
        </Fact>
        <Fact name={t('kind')}>{t(`kind_${kind}`)}</Fact>
        <Fact name={t('severity')}>
          <SeverityTag severity={severity} />
        </Fact>
        <Fact name={t('currency')}>{currency ?? t('anyCurrency')}</Fact>
        <Fact name={t('in30Days')}>{rule.alertsIn30Days}</Fact>
        <Fact name={t('version')}>
          {version} · {t('openedBy', { by: nameOf(savedBy), time: momentText(savedTime, language) })}
        </Fact>
        <Fact name={t('reason')}>{reason}</Fact>
        {trial && (
          <Fact name={t('tried')}>
            <TrialLine trial={trial} />
          </Fact>
        )}
        <Fact name={t('fileHash')}>
          <Hash value={contentHash} />
        </Fact>
      </Facts>
    </>
  );
}

function Versions({ versions }: { versions: readonly Rule[] }) {
  const t = useRiskTexts();
  const language = useLanguage();
  return (
    <Section title={t('versions')}>
      <ol className={styles.lines}>
        {versions.map((one) => (
          <li key={one.version}>
            <div className={styles.head}>
              <span>
                {t('version')} {one.version} {one.runs === one.version && <Tag tone="good">{t('state_on')}</Tag>}
              </span>
              <small className={styles.quiet}>
                {nameOf(one.savedBy)}, <Moment at={one.savedTime} />
              </small>
            </div>
            <p>{ruleSentence(t, one, language)}</p>
            <small className={styles.quiet}>
              {one.reason}
              {one.trial && (
                <>
                  {' · '}
                  <TrialLine trial={one.trial} />
                </>
              )}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  );
}
