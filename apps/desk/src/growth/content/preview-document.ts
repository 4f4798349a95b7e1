import base from '@fairhouse/ui/base.css?inline';
import prose from '@fairhouse/ui/prose.css?inline';
import tokens from '@fairhouse/ui/tokens.css?inline';
import type { Preview, Written } from './content.ts';
import own from './preview.css?inline';

/** Pictures come as data: nothing is fetched from within the frame. */
export interface PreviewPictures {
  wide: string | undefined;
  phone: string | undefined;
}

/**
 * A page of its own for a frame in which no script runs. An article's words are markup that the server has made safe; all
 * else is text.
 */
export function previewDocument(preview: Preview, language: Written, pictures: PreviewPictures): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${tokens}${base}${prose}${own}</style></head><body>${bodyOf(preview, pictures)}</body></html>`;
}

function bodyOf(preview: Preview, pictures: PreviewPictures): string {
  switch (preview.kind) {
    case 'article':
      return articleBody(preview.shown);
    case 'banner':
      return `<div class="banner">${picture(pictures)}<p>${text(preview.shown.title)}</p></div>`;
    case 'promotion': {
      const { title, text: words, buttonText } = preview.shown;
      return `<div class="promotion">${picture(pictures)}<div><h2>${text(title)}</h2><p>${text(words)}</p><span>${text(buttonText)}</span></div></div>`;
    }
    case 'notice':
      return `<div class="notice">${text(preview.shown.text)}</div>`;
  }
}

type Article = Extract<Preview, { kind: 'article' }>['shown'];

function articleBody({ title, content, backgroundColor, fontColor, padding }: Article): string {
  const look = [
    backgroundColor && `background-color:${backgroundColor}`,
    fontColor && `color:${fontColor}`,
    padding && `padding:${padding}`,
  ]
    .filter(Boolean)
    .join(';');
  const boxed = backgroundColor ? ' prose-boxed' : '';
  return `<div class="article"><h1>${text(title)}</h1><div class="prose${boxed}" style="${text(look)}">${content}</div></div>`;
}

function picture({ wide, phone }: PreviewPictures): string {
  const shown = wide ?? phone;
  if (shown === undefined) return '<div class="none">–</div>';
  const forPhone = phone ? `<source media="(max-width: 899px)" srcset="${text(phone)}">` : '';
  return `<picture>${forPhone}<img src="${text(shown)}" alt=""></picture>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function text(written: string): string {
  return written.replace(/[&<>"']/g, (sign) => signs[sign]!);
}
