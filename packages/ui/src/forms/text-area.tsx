import { type ComponentProps, useId } from 'react';
import { described, FieldFrame } from './field-frame.tsx';
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
  return (
    <FieldFrame label={label} inputId={id} error={error}>
      <textarea
        {...rest}
        {...described(id, { error })}
        className={styles.area}
        rows={rows}
        placeholder=" "
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
