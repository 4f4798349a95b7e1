import styles from './choice.module.css';

interface ChoiceProps<K extends string> {
  label: string;
  options: readonly { key: K; name: string }[];
  /** What is chosen: one, or each of several. */
  current: K | readonly K[];
  choose: (key: K) => void;
}

/** A few buttons side by side, of which the chosen are pressed. */
export function Choice<K extends string>({ label, options, current, choose }: ChoiceProps<K>) {
  const chosen: readonly K[] = [current].flat() as K[];
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(({ key, name }) => (
        <button key={key} type="button" aria-pressed={chosen.includes(key)} onClick={() => choose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
