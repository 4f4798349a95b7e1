import { Textarea, TextInput } from '@mantine/core';
import { Both } from './both.tsx';
import styles from './content.module.css';
import type { FieldsProps } from './content.ts';
import { useContentTexts } from './texts/index.ts';
import { Times } from './times.tsx';

export function NoticeFields({ content, set }: FieldsProps<'notice'>) {
  const t = useContentTexts();
  return (
    <>
      <Both>
        {(language) => (
          <Textarea
            label={t('noticeText')}
            description={t('noticeAbout')}
            rows={2}
            maxLength={200}
            value={content.texts[language]}
            onChange={(event) =>
              set({ ...content, texts: { ...content.texts, [language]: event.currentTarget.value } })
            }
          />
        )}
      </Both>
      <div className={styles.row}>
        <TextInput
          label={t('link')}
          description={t('linkNotice')}
          maxLength={200}
          value={content.link}
          onChange={(event) => set({ ...content, link: event.currentTarget.value })}
        />
      </div>
      <Times of={content} set={(times) => set({ ...content, ...times })} />
    </>
  );
}
