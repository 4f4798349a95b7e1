import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './field-frame.module.css';

/**
 * The box around what is typed, under a label that floats up once there is something, with a note below it. `children`
 * is the control itself: it takes `inputId`, and a blank placeholder tells the style sheet whether it is empty.
 */
export function FieldFrame({
  label,
  inputId,
  error,
  hint,
  prefix,
  suffix,
  children,
}: {
  label: string;
  inputId: string;
  error?: string;
  hint?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  children: ReactNode;
}) {
  const note = error ?? hint;
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <div className={styles.box}>
        {prefix}
        <div className={styles.inner}>
          {children}
          <label htmlFor={inputId}>{label}</label>
        </div>
        {suffix}
      </div>
      {note && (
        <p id={noteIdOf(inputId)} className={styles.note} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

/** What the control says about itself to those who do not see the frame. */
export function described(inputId: string, { error, hint }: { error?: string; hint?: ReactNode }) {
  return {
    id: inputId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? noteIdOf(inputId) : undefined,
  };
}

function noteIdOf(inputId: string): string {
  return `${inputId}-note`;
}
