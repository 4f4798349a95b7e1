import { Button } from '@fairhouse/ui/button.tsx';
import { PasswordField } from '@fairhouse/ui/forms/text-field.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './account.module.css';
import { useAccountTexts } from './texts/index.ts';

const fields = ['oldPassword', 'password', 'repassword'] as const;
type Field = (typeof fields)[number];

export default function ChangePasswordPopup({ onClose }: { onClose: () => void }) {
  const member = useMember();
  return member ? <ChangePassword member={member} onClose={onClose} /> : null;
}

function ChangePassword({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useAccountTexts();
  const [values, setValues] = useState<Record<Field, string>>({ oldPassword: '', password: '', repassword: '' });
  const [busy, setBusy] = useState(false);
  const problem = useProblem<Field>();
  const labels: Record<Field, string> = {
    oldPassword: t('oldPassword'),
    password: t('newPassword'),
    repassword: t('repassword'),
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem([
      ['oldPassword', values.oldPassword !== '', t('oldPasswordTip')],
      ['password', values.password !== '', t('passwordTip')],
      ['repassword', values.repassword === values.password, t('passwordTip1')],
    ]);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const answer = await post('/sys/member/password/change', { id: member.id, ...values });
    setBusy(false);
    if (!answer.ok) return void showAlert({ message: answer.message });
    await showAlert({ message: t('successTip') });
    onClose();
  }

  return (
    <Dialog title={t('changePassword')} lead={t('changePasswordLead')} onClose={onClose}>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <PasswordField
            key={field}
            label={labels[field]}
            data-field={field}
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            hint={field === 'password' ? t('newPasswordHint') : undefined}
            value={values[field]}
            error={problem.of(field)}
            onChange={(value) => {
              setValues({ ...values, [field]: value });
              problem.clear();
            }}
          />
        ))}
        <button type="button" className={styles.link} onClick={() => openPopup('forgotPassword')}>
          {t('forgotPassword')}
        </button>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
