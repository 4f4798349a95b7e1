import styles from './tabs.module.css';

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly { key: K; name: string }[];
  current: K;
  show: (key: K) => void;
}

/** Parts of a screen, of which one is shown; which one stands in the address. */
export function Tabs<K extends string>({ label, tabs, current, show }: TabsProps<K>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, name }) => (
        <button key={key} type="button" aria-current={key === current ? 'page' : undefined} onClick={() => show(key)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
