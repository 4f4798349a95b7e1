import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Both } from './both.tsx';
import styles from './content.module.css';
import type { ContentOf, FieldsProps } from './content.ts';
import { GameField } from './game-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useContentTexts } from './texts/index.ts';
import { Enabled } from './times.tsx';

type Promotion = ContentOf<'promotion'>;
const pages = ['none', 'own', 'signUp', 'firstDeposit', 'fridayFun', 'cashback'] as const;
const audiences = ['everyone', 'beforeDeposit', 'afterDeposit', 'visitors'] as const;

/** Visitors are led to join, members are not. */
const actionsFor = (audience: Promotion['audience']) =>
  audience === 'visitors'
    ? (['REGISTER', 'CLOSE_ONLY'] as const)
    : (['DEPOSIT', 'INVITE', 'LAUNCH_GAME', 'CLOSE_ONLY'] as const);

/** What fits the audience stays; what does not becomes the first that does. */
function forAudience(promotion: Promotion, audience: Promotion['audience']): Promotion {
  const action = actionsFor(audience).find((one) => one === promotion.action) ?? actionsFor(audience)[0];
  const events = promotion.events.filter((event) => (event === 'visit') === (audience === 'visitors'));
  const first = audience === 'visitors' ? 'visit' : 'login';
  const none = promotion.page === 'none' ? ([first] as const) : [];
  return withAction({ ...promotion, audience, events: events.length > 0 ? events : [...none] }, action);
}

function withAction(promotion: Promotion, action: Promotion['action']): Promotion {
  return { ...promotion, action, gameId: action === 'LAUNCH_GAME' ? (promotion.gameId ?? 1) : null };
}

export function PromotionFields({ content, set }: FieldsProps<'promotion'>) {
  const t = useContentTexts();
  const { events, audience } = content;
  const possible = audience === 'visitors' ? (['visit'] as const) : (['login', 'register'] as const);
  return (
    <>
      <div className={styles.row}>
        <NativeSelect
          label={t('audience')}
          value={audience}
          onChange={(event) =>
            set(forAudience(content, audiences.find((one) => one === event.currentTarget.value) ?? 'everyone'))
          }
          data={audiences.map((value) => ({ value, label: t(`audience_${value}`) }))}
        />
        <fieldset className={styles.checks}>
          <legend>{t('events')}</legend>
          {possible.map((one) => (
            <Checkbox
              key={one}
              label={t(`event_${one}`)}
              checked={events.includes(one)}
              onChange={(event) =>
                set({
                  ...content,
                  events: event.currentTarget.checked ? [...events, one] : events.filter((other) => other !== one),
                })
              }
            />
          ))}
        </fieldset>
        <NativeSelect
          label={t('action')}
          value={content.action}
          onChange={(event) =>
            set(
              withAction(
                content,
                actionsFor(audience).find((one) => one === event.currentTarget.value) ?? 'CLOSE_ONLY',
              ),
            )
          }
          data={actionsFor(audience).map((value) => ({ value, label: t(`action_${value}`) }))}
        />
        <NativeSelect
          label={t('promotionPage')}
          description={t('promotionPageAbout')}
          value={content.page}
          onChange={(event) =>
            set({ ...content, page: pages.find((one) => one === event.currentTarget.value) ?? 'none' })
          }
          data={pages.map((value) => ({ value, label: t(`page_${value}`) }))}
        />
        {content.action === 'LAUNCH_GAME' && (
          <GameField of={content.gameId} set={(gameId) => set({ ...content, gameId: gameId ?? 1 })} />
        )}
      </div>
      <Texts content={content} set={set} />
      <div className={styles.pictures}>
        <PictureField
          label={t('image')}
          about={t('promotionWide')}
          address={content.image}
          set={(image) => set({ ...content, image })}
        />
        <PictureField
          label={t('mobileImage')}
          about={t('promotionPhone')}
          address={content.mobileImage}
          set={(mobileImage) => set({ ...content, mobileImage })}
        />
      </div>
      <div className={styles.row}>
        <Enabled on={content.enabled} set={(enabled) => set({ ...content, enabled })} />
        {(['firstDay', 'lastDay'] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(field)}
            description={t('daysAbout')}
            value={content[field] ?? ''}
            onChange={(event) => set({ ...content, [field]: event.currentTarget.value || null })}
          />
        ))}
        <TextInput
          label={t('promotionName')}
          description={t('promotionNameAbout')}
          maxLength={40}
          value={content.name}
          onChange={(event) => set({ ...content, name: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

/** Its words in both languages; what it takes and the terms where it stands on the page of promotions as one of its own. */
function Texts({ content, set }: FieldsProps<'promotion'>) {
  const t = useContentTexts();
  const { texts } = content;
  return (
    <Both>
      {(language) => {
        const words = texts[language];
        const say = (more: Partial<typeof words>) =>
          set({ ...content, texts: { ...texts, [language]: { ...words, ...more } } });
        return (
          <>
            <TextInput
              label={t('promotionTitle')}
              maxLength={400}
              value={words.title}
              onChange={(event) => say({ title: event.currentTarget.value })}
            />
            <Textarea
              label={t('promotionText')}
              rows={3}
              maxLength={400}
              value={words.text}
              onChange={(event) => say({ text: event.currentTarget.value })}
            />
            <TextInput
              label={t('promotionButton')}
              maxLength={400}
              value={words.button}
              onChange={(event) => say({ button: event.currentTarget.value })}
            />
            {content.page === 'own' && (
              <>
                <TextInput
                  label={t('promotionTakes')}
                  description={t('promotionTakesAbout')}
                  maxLength={400}
                  value={words.takes}
                  onChange={(event) => say({ takes: event.currentTarget.value })}
                />
                <Textarea
                  label={t('promotionTerms')}
                  description={t('promotionTermsAbout')}
                  rows={6}
                  maxLength={8_000}
                  value={words.terms}
                  onChange={(event) => say({ terms: event.currentTarget.value })}
                />
              </>
            )}
          </>
        );
      }}
    </Both>
  );
}
