import styles from './health.module.css';

interface ChoiceProps<K extends string> {
  label: string;
  options: readonly { key: K; name: string }[];
  current: K;
  choose: (key: K) => void;
}

/** A few views of the same, of which one is shown. */
export function Choice<K extends string>({ label, options, current, choose }: ChoiceProps<K>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(({ key, name }) => (
        <button key={key} type="button" aria-pressed={key === current} onClick={() => choose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
