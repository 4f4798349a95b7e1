import { type Content, written } from './content.ts';
import type { ContentText } from './texts/index.ts';

type Translate = (key: ContentText, values?: Record<string, string>) => string;

/** Every field of what is written, as the screen names it; of an article all but its long texts. */
export function fieldsInWords(content: Content, t: Translate): Record<string, string> {
  const languages = { en: t('english'), fil: t('filipino') } as const;
  const inBoth = (field: ContentText, of: (language: 'en' | 'fil') => string) =>
    written.map((language) => [t('fieldIn', { field: t(field), language: languages[language] }), of(language)]);
  const shownWhen = (of: { enabled: boolean; shownFrom: string | null; shownUntil: string | null }) => [
    [t('enabled'), of.enabled ? '✓' : '–'],
    [t('shownFrom'), timeOf(of.shownFrom)],
    [t('shownUntil'), timeOf(of.shownUntil)],
  ];
  return Object.fromEntries(entries());

  function entries(): string[][] {
    switch (content.kind) {
      case 'article':
        return [
          ...inBoth('articleTitle', (language) => content.texts[language].title),
          ...(['backgroundColor', 'fontColor', 'padding'] as const).map((field) => [t(field), content[field] ?? '–']),
        ];
      case 'banner':
        return [
          ...inBoth('bannerTitle', (language) => (language === 'en' ? content.title : content.titleFilipino)),
          [t('image'), content.image],
          [t('mobileImage'), content.mobileImage],
          [t('bannerLeads'), t(content.gameId !== null ? 'type_game' : content.type === 1 ? 'type_1' : 'type_0')],
          content.gameId === null ? [t('link'), content.link] : [t('gameId'), String(content.gameId)],
          ...shownWhen(content),
        ];
      case 'promotion':
        return [
          [t('audience'), t(`audience_${content.audience}`)],
          [t('events'), content.events.map((event) => t(`event_${event}`)).join(', ')],
          [t('action'), t(`action_${content.action}`)],
          ...(content.gameId === null ? [] : [[t('gameId'), String(content.gameId)]]),
          ...inBoth('promotionTitle', (language) => content.texts[language].title),
          ...inBoth('promotionText', (language) => content.texts[language].text),
          ...inBoth('promotionButton', (language) => content.texts[language].button),
          [t('promotionPage'), t(`page_${content.page}`)],
          ...inBoth('promotionTakes', (language) => content.texts[language].takes || '–'),
          ...inBoth('promotionTerms', (language) => content.texts[language].terms || '–'),
          [t('image'), content.image],
          [t('mobileImage'), content.mobileImage],
          [t('enabled'), content.enabled ? '✓' : '–'],
          [t('firstDay'), content.firstDay ?? '–'],
          [t('lastDay'), content.lastDay ?? '–'],
          [t('promotionName'), content.name],
        ];
      case 'notice':
        return [
          ...inBoth('noticeText', (language) => content.texts[language]),
          [t('link'), content.link || '–'],
          ...shownWhen(content),
        ];
    }
  }
}

/** Exact, and the same for everybody who compares. */
const timeOf = (iso: string | null) => (iso === null ? '–' : `${iso.replace('T', ' ').slice(0, 16)} UTC`);
