import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly { key: K; name: string }[];
  current: K;
  show: (key: K) => void;
}

/** Parts of a screen, of which one is shown; which one stands in the address. */
export function Tabs<K extends string>({ label, tabs, current, show }: TabsProps<K>) {
  const bar = useRef<HTMLElement>(null);
  // On a phone the row of tabs scrolls: the current one stands in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-current]');
    const row = bar.current;
    if (!shown || !row) return;
    if (shown.offsetLeft + shown.offsetWidth > row.offsetLeft + row.clientWidth + row.scrollLeft)
      row.scrollLeft = shown.offsetLeft - row.offsetLeft;
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, name }) => (
        <button key={key} type="button" aria-current={key === current ? 'page' : undefined} onClick={() => show(key)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
