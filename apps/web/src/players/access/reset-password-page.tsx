import { Button } from '@fairhouse/ui/button.tsx';
import { PasswordField } from '@fairhouse/ui/forms/text-field.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { navigate, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { endSession } from '../../lib/session.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** /password/reset?token=…: a new password by the link of the mail, which ends every session of the member. */
export default function ResetPasswordPage() {
  const t = useAccessTexts();
  const { query } = useLocation();
  const token = query.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [repassword, setRepassword] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'password' | 'repassword'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem([
      ['password', password !== '', t('passwordTip')],
      ['repassword', password === repassword, t('repasswordTip')],
    ]);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const answer = await post('/sys/auth/password/reset', { token, password, repassword });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    endSession();
    await showAlert({ message: t('passwordChanged') });
    navigate('/login', { replace: true });
  }

  return (
    <section className={styles.page}>
      <h1>{t('newPassword')}</h1>
      {token ? (
        <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.lead}>{t('newPasswordLead')}</p>
          <PasswordField
            label={t('newPassword')}
            data-field="password"
            autoComplete="new-password"
            hint={t('passwordHint')}
            value={password}
            error={problem.of('password')}
            onChange={setPassword}
          />
          <PasswordField
            label={t('repassword')}
            data-field="repassword"
            autoComplete="new-password"
            value={repassword}
            error={problem.of('repassword')}
            onChange={setRepassword}
          />
          <Button type="submit" variant="primary" wide busy={busy}>
            {t('changePassword')}
          </Button>
        </form>
      ) : (
        <div className={styles.form}>
          <Notice tone="warning">{t('linkMissing')}</Notice>
          <Button variant="primary" wide onClick={() => openPopup('forgotPassword')}>
            {t('askAgain')}
          </Button>
        </div>
      )}
    </section>
  );
}
