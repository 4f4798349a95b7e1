import type { ReactNode } from 'react';
import { LanguageChoice } from '../../ui/choices/language-choice.tsx';
import { useTitle } from '../../ui/page.tsx';
import styles from './door.module.css';

/** What stands before the desk: the casino's name, and one thing to do. */
export function Door({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <main className={styles.door}>
      <div className={styles.card}>
        <p className={styles.casino}>
          Fairhouse <span>Desk</span>
        </p>
        <h1>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
        {children}
      </div>
      <LanguageChoice />
    </main>
  );
}
