import type { Currency } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import styles from './automatic.module.css';
import { nameOf, type Rule, type ScreenProps } from './automatic-view.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { Limits } from './rule-limits.tsx';
import { RuleTags } from './rule-tags.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useAutomaticTexts } from './texts/index.ts';
import { TrialLine, TryOut } from './try-out.tsx';

interface RulePanelProps extends Pick<ScreenProps, 'openRecord'> {
  currency: Currency;
  close: () => void;
}

/** The rule of a currency: its latest version, what it would have done, and every version and switch before. */
export function RulePanel({ currency, close, openRecord }: RulePanelProps) {
  const t = useAutomaticTexts();
  const may = useMay();
  const query = useCall('/operator/payoutRule/versions', { currency });
  const [acting, setActing] = useState<'write' | 'on' | 'off'>();
  const [latest] = query.data?.versions ?? [];
  const running = query.data?.versions.find(({ version, runs }) => version === runs);
  const mayEdit = may('cashOuts.decide');
  const canPropose = mayEdit && latest && latest.trial !== null && (latest.state === 'draft' || latest.state === 'off');
  useKeys({
    ...(canPropose ? { decide1: () => setActing('on') } : {}),
    ...(mayEdit ? { decide2: () => setActing('write') } : {}),
  });
  return (
    <SidePanel
      title={t('ruleOf', { currency })}
      close={close}
      foot={
        mayEdit &&
        query.data && (
          <>
            {latest && latest.state !== 'on' && (
              <Button
                size="xs"
                disabled={!canPropose}
                leftSection={<KeyMark>1</KeyMark>}
                onClick={() => setActing('on')}
              >
                {t('switchOn')}
              </Button>
            )}
            <Button size="xs" variant="default" leftSection={<KeyMark>2</KeyMark>} onClick={() => setActing('write')}>
              {t(latest ? 'change' : 'write')}
            </Button>
            {running && (
              <Button size="xs" variant="light" color="red" onClick={() => setActing('off')}>
                {t('switchOff')}
              </Button>
            )}
          </>
        )
      }
    >
      <Answered query={query}>
        {({ versions, switches }) =>
          versions[0] ? (
            <>
              <Latest rule={versions[0]} />
              {mayEdit && <TryOut key={versions[0].version} rule={versions[0]} />}
              <section className={styles.section}>
                <h3>{t('versions')}</h3>
                <ol className={styles.lines}>
                  {versions.map((one) => (
                    <li key={one.version}>
                      <span>
                        {t('version')} {one.version} <RuleTags {...one} />
                      </span>
                      <small>
                        {nameOf(one.savedBy)}, <Moment at={one.savedTime} /> · {one.reason}
                      </small>
                    </li>
                  ))}
                </ol>
              </section>
              <section className={styles.section}>
                <h3>{t('switches')}</h3>
                {switches.length === 0 && <p className={styles.quiet}>{t('neverSwitched')}</p>}
                <ol className={styles.lines}>
                  {switches.map(({ version, to, by, time, reason }) => (
                    <li key={time}>
                      <span>{t('switched', { version: version ?? 0, to: t(`to_${to}`) })}</span>
                      <small>
                        {nameOf(by)}, <Moment at={time} /> {reason && `· ${reason}`}
                      </small>
                    </li>
                  ))}
                </ol>
                {may('record.read') && (
                  <Button size="xs" variant="default" onClick={() => openRecord(`payout-rule:${currency}`)}>
                    {t('record')}
                  </Button>
                )}
              </section>
            </>
          ) : (
            <Notice title={t('noRuleYet', { currency })} />
          )
        }
      </Answered>
      {acting === 'write' && (
        <RuleDialog currency={currency} {...(latest ? { of: latest } : {})} close={() => setActing(undefined)} />
      )}
      {acting === 'on' && latest && <SwitchDialog to="on" rule={latest} close={() => setActing(undefined)} />}
      {acting === 'off' && running && <SwitchDialog to="off" rule={running} close={() => setActing(undefined)} />}
    </SidePanel>
  );
}

function Latest({ rule }: { rule: Rule }) {
  const t = useAutomaticTexts();
  const language = useLanguage();
  const { version, trial, state, contentHash, savedBy, savedTime, reason } = rule;
  return (
    <>
      {trial === null && state !== 'on' && <p className={styles.note}>{t('tryFirst')}</p>}
      {state === 'proposed' && <p className={styles.note}>{t('waitsForSecond')}</p>}
      <Facts>
        <Fact name={t('state')}>
          <RuleTags {...rule} />
        </Fact>
        <Limits rule={rule} />
        <Fact name={t('version')}>
          {version} · {t('savedBy', { by: nameOf(savedBy), time: momentText(savedTime, language) })}
        </Fact>
        <Fact name={t('reason')}>{reason}</Fact>
        {trial && (
          <Fact name={t('tried')}>
            <TrialLine trial={trial} />
          </Fact>
        )}
        <Fact name={t('hash')}>
          <Hash value={contentHash} />
        </Fact>
      </Facts>
      <p className={styles.quiet}>
        <strong>{t('always')}:</strong> {t('alwaysAbout')}
      </p>
    </>
  );
}
