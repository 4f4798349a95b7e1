import { eachLanguage } from '@fairhouse/money';
import { type Language, languages } from './language.ts';

/** Every language that the site names, in its own words; texts exist of those in `languages` only. */
export const namedLanguages = {
  ...eachLanguage((language) => languages[language].name),
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  fi: 'Suomi',
  tr: 'Türkçe',
  ja: '日本語',
  da: 'Dansk',
  id: 'Bahasa Indonesia',
  ko: '한국어',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  zh: '中文',
} as const;

export type NamedLanguage = keyof typeof namedLanguages;

/** Those without texts, in the order of the list. */
export const languagesWithoutTexts = (Object.keys(namedLanguages) as NamedLanguage[]).filter(
  (code): code is Exclude<NamedLanguage, Language> => !Object.hasOwn(languages, code),
);
