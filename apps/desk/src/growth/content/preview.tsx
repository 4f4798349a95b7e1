import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './content.module.css';
import type { Content, Written } from './content.ts';
import { pictureUrl } from './picture-field.tsx';
import { previewDocument } from './preview-document.ts';
import { useContentTexts } from './texts/index.ts';

/** A phone, and what the desk has room for; below 900 the site shows what it shows on a phone. */
const widths = { phone: { width: 390 }, desktop: { width: '100%', minWidth: 1000 } } as const;

/** What players would see, in a frame that runs nothing and reaches nothing. */
export function PreviewPart({ content, name }: { content: Content; name: string }) {
  const t = useContentTexts();
  const [language, setLanguage] = useState<Written>(useLanguage());
  const [width, setWidth] = useState<keyof typeof widths>('desktop');
  const query = useCall('/operator/content/preview', { language, content }, { keep: true, staleTimeMs: 0 });
  const wide = usePicture('image' in content ? content.image : '');
  const phone = usePicture('mobileImage' in content ? content.mobileImage : '');
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <Choice
          label={t('language')}
          options={[
            { key: 'en', name: t('english') },
            { key: 'fil', name: t('filipino') },
          ]}
          current={language}
          choose={setLanguage}
        />
        <Choice
          label={t('width')}
          options={[
            { key: 'phone', name: t('phone') },
            { key: 'desktop', name: t('desktop') },
          ]}
          current={width}
          choose={setWidth}
        />
        <p className={styles.quiet}>{t('previewAbout')}</p>
      </div>
      <Answered query={query}>
        {(preview) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          <section className={styles.stage} tabIndex={0} aria-label={t('previewOf', { name })}>
            <iframe
              title={t('previewOf', { name })}
              sandbox=""
              srcDoc={previewDocument(preview, language, { wide, phone })}
              style={widths[width]}
            />
          </section>
        )}
      </Answered>
    </div>
  );
}

/** A picture of the site as data: the frame is of no origin, and may ask for nothing. */
function usePicture(address: string): string | undefined {
  return useQuery({
    queryKey: ['content picture', address],
    enabled: address !== '',
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const response = await fetch(pictureUrl(address), { signal, credentials: 'same-origin' });
      if (!response.ok) throw new Error(`no picture ${address}`);
      return dataUrl(await response.blob());
    },
  }).data;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
