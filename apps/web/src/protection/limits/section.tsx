import { type ReactNode, useId } from 'react';
import styles from './protection.module.css';

/** One matter of the page: what it is, in a sentence or two, and what can be done. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
