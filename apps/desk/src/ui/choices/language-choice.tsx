import { chooseLanguage, type Language, languages, useLanguage } from '../../lib/language.ts';
import styles from './language-choice.module.css';

export function LanguageChoice() {
  const language = useLanguage();
  return (
    <div className={styles.choice}>
      {Object.entries(languages).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => void chooseLanguage(code as Language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
