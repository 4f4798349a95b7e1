import { playerLanguageOf } from '@fairhouse/money';
import { mailFrame } from './mail-frame.ts';
import type { WrittenMail } from './templates.ts';

export interface PlainLetter {
  subject: string;
  paragraphs: string[];
  language: string;
  replyTo?: string;
}

/** A mail of paragraphs without a button, in the casino's look. Line breaks within a paragraph stay. */
export function writeLetter({ subject, paragraphs, language, replyTo }: PlainLetter, siteName: string): WrittenMail {
  return {
    subject: `${subject} – ${siteName}`,
    text: [...paragraphs, siteName].join('\n\n'),
    html: mailFrame({ language: playerLanguageOf(language), siteName, heading: subject, paragraphs, notes: [] }),
    ...(replyTo ? { replyTo } : {}),
  };
}
