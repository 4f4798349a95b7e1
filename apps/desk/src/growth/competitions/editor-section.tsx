import type { ReactNode } from 'react';
import styles from './competitions.module.css';

/** A part of the editor under its own name. */
export function EditorSection({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {about && <p className={styles.quiet}>{about}</p>}
      {children}
    </fieldset>
  );
}
