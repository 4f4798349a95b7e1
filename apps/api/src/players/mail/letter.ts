import { playerLanguageOf } from '@fairhouse/money';
import { mailFrame } from './mail-frame.ts';
import type { WrittenMail } from './templates.ts';

export interface PlainLetter {
  subject: string;
  paragraphs: string[];
  language: string;
  replyTo?: string;
  /** Below the paragraphs; the text has its link on a line of its own. */
  button?: { label: string; link: string };
}

/** A mail of paragraphs in the casino's look. Line breaks within a paragraph stay. */
export function writeLetter(
  { subject, paragraphs, language, replyTo, button }: PlainLetter,
  siteName: string,
): WrittenMail {
  return {
    subject: `${subject} – ${siteName}`,
    text: [...paragraphs, ...(button ? [button.link] : []), siteName].join('\n\n'),
    html: mailFrame({
      language: playerLanguageOf(language),
      siteName,
      heading: subject,
      paragraphs,
      notes: [],
      ...(button ? { button } : {}),
    }),
    ...(replyTo ? { replyTo } : {}),
  };
}
