import { useMemo } from 'react';
import { textDifference } from '../../lib/text-difference.ts';
import { Difference } from '../../ui/facts/difference.tsx';
import styles from './content.module.css';
import { type Content, isSame, written } from './content.ts';
import { fieldsInWords } from './fields-in-words.ts';
import { useContentTexts } from './texts/index.ts';

/** What would change for players: long texts word by word, everything else field by field. */
export function Compare({ before, after }: { before: Content | null; after: Content }) {
  const t = useContentTexts();
  const fieldsOf = useFields();
  if (before && isSame(before, after)) return <p className={styles.quiet}>{t('noDifference')}</p>;
  const changed = fieldsOf(before, after);
  const fields = changed && <Difference before={changed.was} after={changed.is} />;
  if (after.kind !== 'article') return fields ?? <p className={styles.quiet}>{t('orderOnly')}</p>;
  return (
    <>
      {fields}
      <div className={styles.both}>
        {written.map((language) => (
          <section key={language} aria-label={t('textOf', { language })} lang={language}>
            <h3>{t(language === 'en' ? 'english' : 'filipino')}</h3>
            <TextRuns
              before={before?.kind === 'article' ? before.texts[language].source : ''}
              after={after.texts[language].source}
            />
          </section>
        ))}
      </div>
    </>
  );
}

/** Those that changed; where nothing was before, all that say something. */
function useFields() {
  const t = useContentTexts();
  return (before: Content | null, after: Content) => {
    const was = before ? fieldsInWords(before, t) : {};
    const is = fieldsInWords(after, t);
    const names = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name]);
    const only = (all: Record<string, string>) =>
      Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
    return names.length === 0 ? undefined : { was: before && only(was), is: only(is) };
  };
}

function TextRuns({ before, after }: { before: string; after: string }) {
  const t = useContentTexts();
  const runs = useMemo(() => textDifference(before, after), [before, after]);
  if (before === after) return <p className={styles.quiet}>{t('noDifference')}</p>;
  return (
    <div className={styles.runs}>
      {runs.map(({ kind, text }, at) => {
        const key = `${at}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}
