import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Beside the title: what the screen can do. */
  actions?: ReactNode;
  /** One line below the title. */
  about?: ReactNode;
  children: ReactNode;
  /** The content scrolls by itself, as a table does. */
  full?: boolean;
}

/** The frame of a screen: its heading, and the title of the browser's tab. */
export function Page({ title, actions, about, children, full }: PageProps) {
  useTitle(title);
  return (
    <div className={styles.page} data-full={full || undefined}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {about && <p>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

export function Panel({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {(title || actions) && (
        <header>
          {title && <h2>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Desk – Fairhouse`;
  }, [title]);
}
