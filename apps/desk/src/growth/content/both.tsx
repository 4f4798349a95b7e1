import type { ReactNode } from 'react';
import styles from './content.module.css';
import { type Written, written } from './content.ts';
import { useContentTexts } from './texts/index.ts';

/** The same fields in both languages: beside one another, on a phone below. */
export function Both({ children }: { children: (language: Written) => ReactNode }) {
  const t = useContentTexts();
  return (
    <div className={styles.both}>
      {written.map((language) => (
        <fieldset key={language} lang={language}>
          <legend>{t(language === 'en' ? 'english' : 'filipino')}</legend>
          {children(language)}
        </fieldset>
      ))}
    </div>
  );
}
