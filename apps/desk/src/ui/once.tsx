import { CopyButton } from './facts/copy-button.tsx';
import styles from './once.module.css';

/** Something that is shown this once: to be copied, or typed. */
export function Once({ value, about }: { value: string; about: string }) {
  return (
    <div className={styles.once} role="status">
      <p>{about}</p>
      <code>{value}</code>
      <CopyButton value={value} />
    </div>
  );
}
