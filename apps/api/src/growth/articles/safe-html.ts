import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Text and its structure: no scripts, frames, styles or requests. */
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

/** Inside the site, by mail, or to a page outside, which opens in another tab and gets no referrer. */
function linkTo(href: string): sanitizeHtml.Attributes {
  if (href.startsWith('#/') || href.startsWith('mailto:')) return { href };
  return href.startsWith('https://') ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Markdown as HTML of the safe subset. */
export const safeOfMarkdown = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), safe);

/** Of any HTML what is in the safe subset. */
export const safeOf = (html: string): string => sanitizeHtml(html, safe);
