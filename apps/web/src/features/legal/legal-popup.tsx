import type { Popups } from '../../lib/popups.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { documents } from './documents.ts';
import styles from './legal-popup.module.css';
import { useLegalTexts } from './texts/index.ts';

/** One of the legal texts, over whatever was open. */
export default function LegalPopup({ text, onClose }: Popups['legal'] & { onClose: () => void }) {
  const t = useLegalTexts();
  const common = useCommonTexts();
  const withSite = (sentence: string) => sentence.replaceAll('{site}', common('siteName'));
  return (
    <Dialog title={t(text)} onClose={onClose} size="m">
      <div className={styles.text} lang="en">
        {documents[text].map((section) => (
          <section key={section.heading ?? ''}>
            {section.heading && <h3>{section.heading}</h3>}
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{withSite(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
      <p className={styles.note}>{t('prevails')}</p>
    </Dialog>
  );
}
