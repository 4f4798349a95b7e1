import { PasswordField, TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { PictureCheck, type usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { EmailField } from './email-field.tsx';
import { MobileField } from './mobile-field.tsx';
import type { StepProps } from './registration.ts';
import { checksOf, type StepCheck } from './registration-checks.ts';
import { StepForm } from './step-form.tsx';

/** Step 1: the account. */
export function AccountStep({ check, ...step }: StepProps & { check: ReturnType<typeof usePictureCheck> }) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const { draft } = step;
  const checks: StepCheck[] = [
    ...checksOf.email(draft, t),
    ['username', draft.username.trim() !== '', t('usernameRequired')],
    ['password', draft.password !== '', t('passwordTip')],
    ['repassword', draft.password === draft.repassword, t('repasswordTip')],
    ...checksOf.mobile(draft, t),
    ['verifyCode', check.isAnswered, check.tip],
  ];
  return (
    <StepForm {...step} checks={checks} submitText={common('next')}>
      {({ put, problem }) => (
        <>
          <EmailField draft={draft} put={put} problem={problem} />
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
            hint={t('passwordHint')}
            value={draft.password}
            error={problem.of('password')}
            onChange={(password) => put({ password })}
          />
          <PasswordField
            label={t('repassword')}
            data-field="repassword"
            autoComplete="new-password"
            value={draft.repassword}
            error={problem.of('repassword')}
            onChange={(repassword) => put({ repassword })}
          />
          <MobileField draft={draft} put={put} problem={problem} />
          <PictureCheck check={check} error={problem.of('verifyCode')} />
        </>
      )}
    </StepForm>
  );
}
