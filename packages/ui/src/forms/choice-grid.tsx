import { type ReactNode, useId } from 'react';
import styles from './choice-grid.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Stands beside it and is no part of the choice, such as a button. */
  aside?: ReactNode;
}

/** A few choices side by side, one of which is taken: preset amounts, coins, gender. Arrow keys move among them. */
export function ChoiceGrid({
  label,
  choices,
  value,
  onChange,
  columns = 4,
  error,
}: {
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3 | 4;
  error?: string;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map((choice) => (
          <div key={choice.value} className={styles.cell}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
            {choice.aside}
          </div>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
