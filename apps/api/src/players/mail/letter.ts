import { encodeHtml } from '../../http/encode-html.ts';
import type { WrittenMail } from './templates.ts';

export interface PlainLetter {
  subject: string;
  paragraphs: string[];
  language: string;
  replyTo?: string;
}

/** A mail of paragraphs without a button, in the casino's look. Line breaks within a paragraph stay. */
export function writeLetter({ subject, paragraphs, language, replyTo }: PlainLetter, siteName: string): WrittenMail {
  const all = [...paragraphs, siteName];
  return {
    subject: `${subject} – ${siteName}`,
    text: all.join('\n\n'),
    html: `<!doctype html><html lang="${language === 'fil' ? 'fil' : 'en'}"><body style="margin:0;background:#f3ecdd;color:#14211c;font:16px/1.5 Georgia,serif">
<div style="max-width:32rem;margin:0 auto;padding:2rem">
${all.map((words) => `<p style="white-space:pre-line;overflow-wrap:break-word">${encodeHtml(words)}</p>`).join('\n')}
</div></body></html>`,
    ...(replyTo ? { replyTo } : {}),
  };
}
