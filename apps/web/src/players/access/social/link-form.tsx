import { Button } from '@fairhouse/ui/button.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { goOnWith } from '../entered.ts';
import styles from '../form.module.css';
import { KnownPassword } from '../known-password.tsx';
import { usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import type { SocialProof } from './social-login.ts';

/** Asks for the password of the account that has the same email address; only then the two are linked. */
export function LinkForm({ proof, email, thenPlay }: { proof: SocialProof; email: string; thenPlay?: number }) {
  const t = useAccessTexts();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'password' | 'verifyCode'>();
  const check = usePictureCheck();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem([
      ['password', password !== '', t('passwordTip')],
      ['verifyCode', check.isAnswered, check.tip],
    ]);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const answer = await post('/sys/auth/social/link', { ...proof, password, ...check.fields });
    setBusy(false);
    if (goOnWith(answer, { thenPlay, inPopup: false }) !== 'refused' || answer.ok) return;
    showToast(answer.message);
    await check.heed(answer);
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{t('linkLead', { email })}</p>
      <KnownPassword
        value={password}
        onChange={(value) => {
          setPassword(value);
          problem.clear();
        }}
        check={check}
        errorOf={problem.of}
        onForgot={() => openPopup('forgotPassword')}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('linkIt')}
      </Button>
    </form>
  );
}
