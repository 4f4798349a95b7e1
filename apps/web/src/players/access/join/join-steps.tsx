import { backurlFrom } from '../../../lib/address/backurl.ts';
import { currentLocation } from '../../../lib/address/location.ts';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import styles from '../form.module.css';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { AccountStep } from './account-step.tsx';
import { HomeStep } from './home-step.tsx';
import { PersonStep } from './person-step.tsx';
import type { useJoin } from './use-join.ts';
import type { Step } from './use-joining.ts';

/** The step indicator and the step itself; used by the pop-up and by the page. */
export function JoinSteps({ join, onLogin }: { join: ReturnType<typeof useJoin>; onLogin: () => void }) {
  const t = useAccessTexts();
  const shared = { draft: join.draft, change: join.change, busy: join.busy };
  return (
    <div className={styles.steps}>
      <StepIndicator current={join.step} />
      {join.step === 1 && <AccountStep {...shared} check={join.check} onNext={join.checkAccount} />}
      {join.step === 2 && <PersonStep {...shared} onNext={join.next} />}
      {join.step === 3 && <HomeStep {...shared} check={join.check} onNext={join.create} />}
      {join.step === 1 && <SocialButtons backurl={backurlFrom(currentLocation())} />}
      {join.step !== 2 && (
        <p className={styles.aside}>
          {t('alreadyRegistered')}
          <button type="button" className={styles.link} onClick={onLogin}>
            {t('login')}
          </button>
        </p>
      )}
    </div>
  );
}

export function useJoinTitle(step: Step): string {
  const t = useAccessTexts();
  return step === 1 ? t('joinTitle') : step === 2 ? t('almostDone') : t('lastStep');
}
