import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** A page of one message: nothing found, not offered here, something broke. */
export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={styles.page}>
      <img src="/art/mark.svg" alt="" width="56" height="56" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}
