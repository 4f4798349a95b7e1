import type { Content } from './content.ts';

/** What something goes by in a heading. */
export function nameOf(content: Content): string {
  if (content.kind === 'article' || content.kind === 'promotion') return content.texts.en.title;
  return content.kind === 'banner' ? content.title : content.texts.en;
}
