import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import styles from './text-area.module.css';

/** Several lines of text under a label that floats up once there is something; grows with what is written. */
export function TextArea({
  label,
  value,
  onChange,
  error,
  rows = 5,
  ...rest
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A sentence that says what to do; marks the field and is read out with it. */
  error?: string;
} & Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className' | 'placeholder'>) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <div className={styles.box}>
        <textarea
          {...rest}
          id={id}
          rows={rows}
          // A blank keeps `:placeholder-shown` telling whether the field is empty.
          placeholder=" "
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={noteId} className={styles.note} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
