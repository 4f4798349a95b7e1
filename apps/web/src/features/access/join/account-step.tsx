import type { FormEvent } from 'react';
import type { Refused } from '../../../lib/api.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { PictureCheck, type usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { MobileField } from './mobile-field.tsx';
import { refusedField } from './refused-field.ts';
import { isEmail, type RegistrationField, type StepProps } from './registration.ts';

/** Step 1: the account. */
export function AccountStep({
  draft,
  change,
  busy,
  check,
  onNext,
}: StepProps & { check: ReturnType<typeof usePictureCheck>; onNext: () => Promise<Refused | undefined> }) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const problem = useProblem<RegistrationField | 'verifyCode'>();
  function put(changed: Parameters<typeof change>[0]): void {
    problem.clear();
    change(changed);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem<RegistrationField | 'verifyCode'>([
      ['email', draft.email.trim() !== '', t('emailTip')],
      ['email', isEmail(draft.email.trim()), t('emailTip1')],
      ['username', draft.username.trim() !== '', t('usernameRequired')],
      ['password', draft.password !== '', t('passwordTip')],
      ['repassword', draft.password === draft.repassword, t('repasswordTip')],
      ['mobilePrefix', draft.mobilePrefix !== '', t('mobilePrefixTip')],
      ['mobile', draft.mobile !== '', t('mobileTip')],
      ['verifyCode', check.isAnswered, check.tip],
    ]);
    if (problem.show(found) || busy) return;
    const refused = await onNext();
    const field = refused && refusedField(refused.error);
    if (field) problem.show({ field, message: refused.message });
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('email')}
        data-field="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        error={problem.of('email')}
        onChange={(email) => put({ email })}
      />
      <TextField
        label={t('username')}
        data-field="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={draft.username}
        error={problem.of('username')}
        onChange={(username) => put({ username })}
      />
      <PasswordField
        label={t('password')}
        data-field="password"
        autoComplete="new-password"
        maxLength={200}
        hint={t('passwordHint')}
        value={draft.password}
        error={problem.of('password')}
        onChange={(password) => put({ password })}
      />
      <PasswordField
        label={t('repassword')}
        data-field="repassword"
        autoComplete="new-password"
        maxLength={200}
        value={draft.repassword}
        error={problem.of('repassword')}
        onChange={(repassword) => put({ repassword })}
      />
      <MobileField draft={draft} put={put} problem={problem} />
      <PictureCheck check={check} error={problem.of('verifyCode')} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {common('next')}
      </Button>
    </form>
  );
}
