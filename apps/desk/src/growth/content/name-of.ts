import type { Language } from '../../lib/language.ts';
import type { Content, ContentLine } from './content.ts';

/** What something goes by in a heading: in the language of the desk, where it is written in it. */
export function nameOf(content: Content, language: Language): string {
  return titleIn(content, language) || titleIn(content, 'en');
}

function titleIn(content: Content, language: Language): string {
  if (content.kind === 'banner') return language === 'en' ? content.title : content.titleFilipino;
  return content.kind === 'notice' ? content.texts[language] : content.texts[language].title;
}

/** The same of a line of the list. */
export function nameOfLine({ name, nameFilipino }: ContentLine, language: Language): string {
  return (language === 'fil' && nameFilipino) || name;
}
