import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { currentLocation, navigate } from '../../../lib/address/location.ts';
import { openPopup, type Popups, replacePopup } from '../../../lib/address/popups.ts';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import styles from '../form.module.css';
import { HomeStep } from '../join/home-step.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { CompletionStep } from './completion-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { forgetSocialLogin } from './social-login.ts';
import { useSocialJoin } from './use-social-join.ts';

/** The completion form after a social log-in, and what else joining asks for. */
export default function SocialJoinPopup({ proof, person, onClose }: Popups['socialJoin'] & { onClose: () => void }) {
  const t = useAccessTexts();
  const join = useSocialJoin(proof, person, (member) => {
    forgetSocialLogin();
    replacePopup('joined', { memberId: member.id });
  });
  // The way back here leads through the provider once more: nothing that was typed outlives that.
  const leaving = { message: t('leaveJoin'), confirm: t('leaveIt'), cancel: t('stayHere') };
  const shared = { draft: join.draft, change: join.change, busy: join.busy };

  async function leave(): Promise<void> {
    if (join.isTouched && !(await askToConfirm(leaving))) return;
    onClose();
    forgetSocialLogin();
    if (currentLocation().path === '/login/social') navigate('/', { replace: true });
  }

  return (
    <Dialog
      title={join.step === 1 ? t('completeTitle') : join.step === 2 ? t('contactTitle') : t('lastStep')}
      lead={join.step === 1 ? t('completeLead') : undefined}
      onClose={() => void leave()}
      onBack={join.back}
    >
      <div className={styles.steps}>
        <StepIndicator current={join.step} />
        {join.step === 1 && <CompletionStep {...shared} onNext={join.complete} />}
        {join.step === 2 && <ContactStep {...shared} onNext={join.next} />}
        {join.step === 3 && <HomeStep {...shared} check={join.check} onNext={join.create} />}
        {join.step === 1 && (
          <p className={styles.aside}>
            {t('alreadyRegistered')}
            <button type="button" className={styles.link} onClick={() => openPopup('login', {})}>
              {t('login')}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
