import { encodeHtml } from '../../http/encode-html.ts';
import type { Figures } from './figures.ts';

/** What the places in an article stand for: these, and the figures that the casino publishes. What is neither stays as it is. */
export interface ArticlePlaces {
  siteName: string;
  siteEmail: string;
  /** The host of the site, without a scheme. */
  domain: string;
  figures: Figures;
}

/** `{siteName}`, `{firstDeposit.most}`, also as Markdown writes it into an address. */
const place = /(?:\{|%7B)([A-Za-z][\w.]{0,60})(?:\}|%7D)/g;

/** Loaded by the first article, not with the casino: its libraries take 9 MB. */
const safeHtml = () => import('./safe-html.ts');

/** Markdown as HTML of the safe subset; its places stay as they are. */
export async function htmlOf(markdown: string): Promise<string> {
  return (await safeHtml()).safeOfMarkdown(markdown);
}

/** The places filled in, and made safe once more: what was stored is not believed. */
export async function filledHtml(html: string, places: ArticlePlaces): Promise<string> {
  const filled = html.replace(place, (all: string, name: string) => encodeHtml(textAt(places, name) ?? all));
  return (await safeHtml()).safeOf(filled);
}

export function filledText(text: string, places: ArticlePlaces): string {
  return text.replace(place, (all: string, name: string) => textAt(places, name) ?? all);
}

function textAt({ figures, ...own }: ArticlePlaces, name: string): string | undefined {
  const texts: Figures = { ...figures, ...own };
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
