import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { replacePopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

export default function ForgotPasswordPopup({ onClose }: { onClose: () => void }) {
  const t = useAccessTexts();
  const [usernameOrEmail, setUsernameOrEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'usernameOrEmail'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const who = usernameOrEmail.trim();
    if (problem.show(firstProblem([['usernameOrEmail', who !== '', t('usernameTip')]])) || busy) return;
    setBusy(true);
    const answer = await post('/sys/member/mail/forgot/send', { usernameOrEmail: who });
    if (answer.ok) await showAlert({ title: t('sendMailSuccess'), message: t('sendMailSuccessText') });
    // Not before it was read: until then the same key must not ask for another mail.
    setBusy(false);
    if (!answer.ok) return showToast(`${t('sendMailFailed')}. ${answer.message}`);
    replacePopup('login', {});
  }

  return (
    <Dialog title={t('forgotTitle')} lead={t('forgotLead')} onClose={onClose} onBack={() => replacePopup('login', {})}>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('usernameOrEmail')}
          data-field="usernameOrEmail"
          {...firstFocus}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={usernameOrEmail}
          error={problem.of('usernameOrEmail')}
          onChange={(value) => {
            setUsernameOrEmail(value);
            problem.clear();
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('sendMail')}
        </Button>
      </form>
    </Dialog>
  );
}
