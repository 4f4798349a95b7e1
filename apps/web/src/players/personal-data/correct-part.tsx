import { Button } from '@fairhouse/ui/button.tsx';
import { useState } from 'react';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { OwnData } from './own-data.ts';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

export function CorrectPart({ data: { corrections } }: { data: OwnData }) {
  const t = usePersonalDataTexts();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h2>{t('correctTitle')}</h2>
      <p>{t('correctText')}</p>
      {corrections.length > 0 && (
        <ul className={styles.rows}>
          {corrections.map(({ id, askTime, changes, state, reason }) => (
            <li key={id}>
              <span>
                {changes.map(({ field, after }) => `${t(field)}: ${after}`).join(', ')}
                <br />
                <time dateTime={askTime}>{momentText(askTime, language)}</time>
              </span>
              <span>{t(`correction_${state}`, { reason: reason ?? '' })}</span>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setIsOpen(true)}>{t('correct')}</Button>
      {isOpen && <CorrectDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}
