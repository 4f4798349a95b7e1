import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './checkbox.module.css';

/** A box to tick, with its sentence. Links in the sentence stay links. */
export function Checkbox({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.mark}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </label>
  );
}
