import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
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

/** Words and their order; nothing that runs, frames, styles or fetches. */
const safe: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'],
    ...['strong', 'b', 'em', 'i', 'a', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    // The title is the first heading of the page.
    h1: 'h2',
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: attribs.scope ?? 'col' } }),
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
  },
};

/** Inside the site, by mail, or to a page outside, which gets a tab of its own and learns nothing of ours. */
function linkTo(href: string): sanitizeHtml.Attributes {
  if (href.startsWith('#/') || href.startsWith('mailto:')) return { href };
  return href.startsWith('https://') ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Markdown as HTML of the safe subset; its places stay as they are. */
export function htmlOf(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), safe);
}

/** The places filled in, and made safe once more: what was stored is not believed. */
export function filledHtml(html: string, places: ArticlePlaces): string {
  return sanitizeHtml(
    html.replace(place, (all: string, name: string) => encodeHtml(textAt(places, name) ?? all)),
    safe,
  );
}

export function filledText(text: string, places: ArticlePlaces): string {
  return text.replace(place, (all: string, name: string) => textAt(places, name) ?? all);
}

function textAt({ figures, ...own }: ArticlePlaces, name: string): string | undefined {
  const texts: Figures = { ...figures, ...own };
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
