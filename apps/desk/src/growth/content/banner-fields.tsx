import { NativeSelect, TextInput } from '@mantine/core';
import { Both } from './both.tsx';
import styles from './content.module.css';
import type { FieldsProps } from './content.ts';
import { GameField } from './game-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useContentTexts } from './texts/index.ts';
import { Times } from './times.tsx';

const leads = ['0', 'game', '1'] as const;

export function BannerFields({ content, set }: FieldsProps<'banner'>) {
  const t = useContentTexts();
  const leading = content.gameId !== null ? 'game' : content.type === 1 ? '1' : '0';
  const lead = (to: string) =>
    set({
      ...content,
      type: to === '1' ? 1 : 0,
      gameId: to === 'game' ? 1 : null,
      link: to === '1' ? 'https://' : '/',
    });
  return (
    <>
      <Both>
        {(language) => {
          const field = language === 'en' ? 'title' : 'titleFilipino';
          return (
            <TextInput
              label={t('bannerTitle')}
              maxLength={120}
              value={content[field]}
              onChange={(event) => set({ ...content, [field]: event.currentTarget.value })}
            />
          );
        }}
      </Both>
      <div className={styles.pictures}>
        <PictureField
          label={t('image')}
          about={t('bannerWide')}
          address={content.image}
          set={(image) => set({ ...content, image })}
        />
        <PictureField
          label={t('mobileImage')}
          about={t('bannerPhone')}
          address={content.mobileImage}
          set={(mobileImage) => set({ ...content, mobileImage })}
        />
      </div>
      <div className={styles.row}>
        <NativeSelect
          label={t('bannerLeads')}
          value={leading}
          onChange={(event) => lead(event.currentTarget.value)}
          data={leads.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        {leading === 'game' ? (
          <GameField of={content.gameId} set={(gameId) => set({ ...content, gameId: gameId ?? 1 })} />
        ) : (
          <TextInput
            label={t('link')}
            description={t(leading === '1' ? 'linkOutside' : 'linkInside')}
            maxLength={500}
            value={content.link}
            onChange={(event) => set({ ...content, link: event.currentTarget.value })}
          />
        )}
      </div>
      <Times of={content} set={(times) => set({ ...content, ...times })} />
    </>
  );
}
