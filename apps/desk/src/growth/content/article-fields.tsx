import { Textarea, TextInput } from '@mantine/core';
import { Both } from './both.tsx';
import styles from './content.module.css';
import type { FieldsProps } from './content.ts';
import { useContentTexts } from './texts/index.ts';

export function ArticleFields({ content, set }: FieldsProps<'article'>) {
  const t = useContentTexts();
  const { texts } = content;
  return (
    <>
      <Both>
        {(language) => {
          const words = texts[language];
          const say = (more: Partial<typeof words>) =>
            set({ ...content, texts: { ...texts, [language]: { ...words, ...more } } });
          return (
            <>
              <TextInput
                label={t('articleTitle')}
                maxLength={120}
                value={words.title}
                onChange={(event) => say({ title: event.currentTarget.value })}
              />
              <Textarea
                classNames={{ input: styles.source ?? '' }}
                label={t('articleText')}
                description={t('articleAbout', { siteName: '{siteName}' })}
                maxLength={60_000}
                rows={22}
                value={words.source}
                onChange={(event) => say({ source: event.currentTarget.value })}
              />
            </>
          );
        }}
      </Both>
      <div className={styles.row}>
        {(['backgroundColor', 'fontColor', 'padding'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(field)}
            description={t('lookAbout')}
            placeholder={field === 'padding' ? '24px' : '#172520'}
            maxLength={40}
            value={content[field] ?? ''}
            onChange={(event) => set({ ...content, [field]: event.currentTarget.value || null })}
          />
        ))}
      </div>
    </>
  );
}
