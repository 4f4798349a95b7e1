import { PlaySafely } from './play-safely.tsx';
import styles from './protection.module.css';

/** /play-safely */
export default function PlaySafelyPage({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <PlaySafely />
    </div>
  );
}
