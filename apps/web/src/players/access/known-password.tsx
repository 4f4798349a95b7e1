import { PasswordField } from '@fairhouse/ui/forms/text-field.tsx';
import styles from './form.module.css';
import { PictureCheck, type usePictureCheck } from './picture-check.tsx';
import { useAccessTexts } from './texts/index.ts';

/** The password of an account that is there already, the picture if it is asked for, and the way to a new password. */
export function KnownPassword({
  value,
  onChange,
  name,
  check,
  errorOf,
  onForgot,
}: {
  value: string;
  onChange: (password: string) => void;
  /** By which a password manager knows the field. */
  name?: string;
  check: ReturnType<typeof usePictureCheck>;
  errorOf: (field: 'password' | 'verifyCode') => string | undefined;
  onForgot: () => void;
}) {
  const t = useAccessTexts();
  return (
    <>
      <PasswordField
        label={t('password')}
        data-field="password"
        name={name}
        autoComplete="current-password"
        value={value}
        error={errorOf('password')}
        onChange={onChange}
      />
      <PictureCheck check={check} error={errorOf('verifyCode')} />
      <button type="button" className={`${styles.link} ${styles.end}`} onClick={onForgot}>
        {t('forgotPassword')}
      </button>
    </>
  );
}
