import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useTexts } from '../texts.ts';
import { described, FieldFrame } from './field-frame.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A sentence that says what to do; marks the field and is read out with it. */
  error?: string;
  hint?: ReactNode;
  /** Drops everything but 0 to 9 as it is typed or pasted. */
  digitsOnly?: boolean;
  /** Stands in front of or behind what is typed: a sign, a unit, a button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: React.Ref<HTMLInputElement>;
} & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'prefix' | 'placeholder' | 'ref'>;

/** One line of text under a label that floats up once there is something. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  digitsOnly = false,
  prefix,
  suffix,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame
      label={label}
      inputId={inputId}
      error={error}
      hint={hint}
      prefix={prefix && <span className={styles.prefix}>{prefix}</span>}
      suffix={suffix && <span className={styles.suffix}>{suffix}</span>}
    >
      <input
        type="text"
        {...rest}
        {...described(inputId, { error, hint })}
        className={styles.input}
        placeholder=" "
        value={value}
        inputMode={digitsOnly ? 'numeric' : rest.inputMode}
        onChange={(event) => onChange(digitsOnly ? event.target.value.replace(/[^0-9]/g, '') : event.target.value)}
      />
    </FieldFrame>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
