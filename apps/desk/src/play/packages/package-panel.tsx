import { Button } from '@mantine/core';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay, usePerson } from '../../lib/person.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type PackageDecision, PackageDialog } from './package-dialog.tsx';
import { PackageModes } from './package-modes.tsx';
import styles from './packages.module.css';
import { nameOf, type PackageLine, placeOf, stateTones } from './packages-view.ts';
import { usePackageTexts } from './texts/index.ts';

interface PanelProps {
  of: PackageLine;
  close: () => void;
  openRecord: (subject: string) => void;
  openGame: (id: number) => void;
}

/** One package: who imported it, its exact figures, what is against it, and what can be decided. */
export function PackagePanel({ of, close, openRecord, openGame }: PanelProps) {
  const t = usePackageTexts();
  const may = useMay();
  const [deciding, setDeciding] = useState<PackageDecision>();
  const decisions = useDecisions(of);
  const [first, second] = decisions;
  useKeys({
    ...(first ? { decide1: () => setDeciding(first) } : {}),
    ...(second ? { decide2: () => setDeciding(second) } : {}),
  });
  const subject = of.of ? `game:${of.of.gameId}` : `package:${of.hash ?? of.code}`;
  return (
    <SidePanel
      title={of.name}
      close={close}
      foot={
        decisions.length > 0 &&
        decisions.map((decision, at) => (
          <Button
            key={decision}
            size="xs"
            {...(decision === 'approve' ? {} : { variant: 'default' })}
            leftSection={<KeyMark>{at + 1}</KeyMark>}
            onClick={() => setDeciding(decision)}
          >
            {t(decision)}
          </Button>
        ))
      }
    >
      <p className={styles.about}>
        <Tag tone={stateTones[of.state]}>{t(`state_${of.state}`)}</Tag> {t(`stateAbout_${of.state}`)}
      </p>
      <Decided of={of} />
      <Against of={of} />
      {of.modes.length > 0 && <PackageModes modes={of.modes} />}
      <About of={of} />
      <span className={styles.links}>
        {of.of && (
          <Button size="xs" variant="default" onClick={() => openGame(of.of!.gameId)}>
            {t('openGame')}
          </Button>
        )}
        {may('record.read') && (
          <Button size="xs" variant="default" onClick={() => openRecord(subject)}>
            {t('record')}
          </Button>
        )}
      </span>
      {deciding && <PackageDialog of={of} decision={deciding} close={() => setDeciding(undefined)} />}
    </SidePanel>
  );
}

/** What this person may decide about it now, the likeliest first. */
function useDecisions({ state, approval }: PackageLine): PackageDecision[] {
  const may = useMay();
  const me = usePerson();
  if (approval?.state === 'waiting') {
    if (approval.may) return ['approve', 'refuse'];
    return approval.maker === me.name ? ['withdrawProposal'] : [];
  }
  return (state === 'imported' || state === 'approved') && may('settings.edit') ? ['withdraw'] : [];
}

function Decided({ of: { approval, of } }: { of: PackageLine }) {
  const t = usePackageTexts();
  const me = usePerson();
  if (of?.withdrawal)
    return (
      <Facts>
        <Fact name={t('withdrawn')}>
          {nameOf(of.withdrawal.by)} <Moment at={of.withdrawal.time} />
        </Fact>
        <Fact name={t('withdrawnWhy')}>{of.withdrawal.reason}</Fact>
      </Facts>
    );
  if (!approval) return null;
  if (approval.state === 'waiting')
    return (
      <>
        {approval.maker === me.name && <p className={styles.note}>{t('onlyYours')}</p>}
        <Facts>
          <Fact name={t('expires')}>
            <Moment at={approval.expiresTime} />
          </Fact>
        </Facts>
      </>
    );
  return (
    <>
      {approval.outcome && <p className={styles.note}>{t('notInTime', { outcome: approval.outcome })}</p>}
      {approval.checker && approval.checkTime && (
        <Facts>
          <Fact name={t('decision')}>
            {approval.checker} <Moment at={approval.checkTime} />
          </Fact>
          {approval.reason && <Fact name={t('reason')}>{approval.reason}</Fact>}
        </Facts>
      )}
    </>
  );
}

/** Faults with their place, and the bounds that are broken. */
function Against({ of: { attempt, faults, faultsFound, findings, state } }: { of: PackageLine }) {
  const t = usePackageTexts();
  return (
    <>
      {state === 'refused' && attempt && <p className={styles.quiet}>{t(`judgedBy_${attempt.judgedBy}`)}</p>}
      {faults.length > 0 && (
        <section className={styles.section}>
          <h3>{t('faults')}</h3>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${placeOf(fault)} ${fault.sentence}`}>
                <code>{placeOf(fault)}</code>
                <span>{fault.sentence}</span>
              </li>
            ))}
          </ul>
          {faultsFound > faults.length && (
            <p className={styles.quiet}>{t('faultsMore', { shown: faults.length, found: faultsFound })}</p>
          )}
        </section>
      )}
      {findings.length > 0 && (
        <section className={styles.section}>
          <h3>{t('findings')}</h3>
          <ul className={styles.findings}>
            {findings.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function About({ of }: { of: PackageLine }) {
  const t = usePackageTexts();
  return (
    <Facts>
      <Fact name={t('code')}>{of.code}</Fact>
      <Fact name={t('by')}>
        {of.by} <Moment at={of.time} />
      </Fact>
      {of.of?.approvedBy && <Fact name={t('approvedBy')}>{nameOf(of.of.approvedBy)}</Fact>}
      <Fact name={t(of.findings.length > 0 && of.state !== 'refused' ? 'justification' : 'reason')}>{of.reason}</Fact>
      {of.hash && (
        <Fact name={t('version')}>
          <Hash value={of.hash} />
        </Fact>
      )}
    </Facts>
  );
}
