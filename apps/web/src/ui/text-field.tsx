import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
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
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <div className={styles.box}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <div className={styles.inner}>
          <input
            type="text"
            {...rest}
            id={inputId}
            // A blank keeps `:placeholder-shown` telling whether the field is empty.
            placeholder=" "
            value={value}
            inputMode={digitsOnly ? 'numeric' : rest.inputMode}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? noteId : undefined}
            onChange={(event) => onChange(digitsOnly ? event.target.value.replace(/[^0-9]/g, '') : event.target.value)}
          />
          <label htmlFor={inputId}>{label}</label>
        </div>
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {note && (
        <p id={noteId} className={styles.note} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useCommonTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
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
