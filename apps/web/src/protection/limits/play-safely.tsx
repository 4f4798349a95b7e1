import { Button } from '@fairhouse/ui/button.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { type Protection, useProtection } from '../../lib/protection/use-protection.ts';
import { useCall } from '../../lib/query.ts';
import { type Member, useSession } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { PauseNotice } from '../../ui/pause-notice.tsx';
import { HelpLines } from './help-lines.tsx';
import { LimitsSection } from './limits/limits-section.tsx';
import { PlayedSection } from './own-play/played-section.tsx';
import { BreakSection } from './pauses/break-section.tsx';
import { ExcludeSection } from './pauses/exclude-section.tsx';
import styles from './protection.module.css';
import { RealityCheckSection } from './reality-check-section.tsx';
import { Section } from './section.tsx';
import { useSafetyTexts } from './texts/index.ts';

/** Everything that keeps play within what one can spare: of a member to set, of a visitor to read. */
export function PlaySafely() {
  const session = useSession();
  const protection = useProtection();
  if (session.status === 'visitor') return <ForVisitors />;
  if (session.status === 'member' && protection.data) {
    return <ForMembers member={session.member} protection={protection.data} />;
  }
  if (protection.error) return <LoadFailed error={protection.error} onRetry={protection.refetch} />;
  return <Waiting />;
}

function ForMembers({ member, protection }: { member: Member; protection: Protection }) {
  const t = useSafetyTexts();
  const { pause, closedAt } = protection;
  const isForGood = pause?.kind === 'exclusion' && pause.until === null;
  return (
    <div className={styles.sections}>
      <PauseNotice protection={protection} />
      <p className={styles.lead}>{t('lead')}</p>
      <LimitsSection member={member} protection={protection} />
      <RealityCheckSection protection={protection} />
      {pause?.kind !== 'exclusion' && closedAt === null && <BreakSection protection={protection} />}
      {!isForGood && <ExcludeSection protection={protection} />}
      <PlayedSection member={member} timeZone={protection.timeZone} />
      <Section title={t('testTitle')} text={t('testText')}>
        <p>
          <Button onClick={() => openPopup('selfTest')}>{t('testBegin')}</Button>
        </p>
      </Section>
      <HelpLines lines={protection.helpLines} />
      {closedAt === null && (
        <Section title={t('closeTitle')} text={t('closeText')}>
          <p>
            <Button onClick={() => openPopup('closeAccount')}>{t('closeNext')}</Button>
          </p>
        </Section>
      )}
    </div>
  );
}

function ForVisitors() {
  const t = useSafetyTexts();
  const help = useCall('/sys/protection/helpLines', {});
  return (
    <div className={styles.sections}>
      <p className={styles.lead}>{t('leadVisitor')}</p>
      <Section title={t('visitorTitle')} text={t('visitorText')}>
        <p>
          <Button variant="primary" onClick={() => openPopup('login', {})}>
            {t('login')}
          </Button>
        </p>
      </Section>
      {help.data && <HelpLines lines={help.data} />}
      {help.error && <LoadFailed error={help.error} onRetry={help.refetch} />}
      {help.isPending && <Waiting />}
    </div>
  );
}

function Waiting() {
  const common = useCommonTexts();
  return (
    <div className={styles.waiting}>
      <Spinner label={common('loading')} />
    </div>
  );
}
