import { randomBytes } from 'node:crypto';
import { readJson } from '../read-json.ts';

/** PostgreSQL refuses a payload of 8,000 bytes or more (documentation of NOTIFY). */
const longestNotice = 7_999;
const mostParts = 64;

/**
 * Messages as texts that NOTIFY takes: long ones are split, and what is too long for that answers nothing. Every text is another
 * one, since of equal ones in a transaction the server tells one. ASCII throughout, so that a cut is nowhere inside a letter.
 */
export function noticeWriter(publisher = randomBytes(6).toString('hex')) {
  let count = 0;
  return {
    publisher,
    write(channel: string, message: unknown): string[] {
      count += 1;
      const json = asciiJson(message);
      const room = longestNotice - `${publisher} ${count} ${mostParts} ${mostParts} ${channel} `.length;
      const parts = Math.ceil(json.length / room);
      if (parts > mostParts) return [];
      return Array.from(
        { length: parts },
        (_, part) => `${publisher} ${count} ${part} ${parts} ${channel} ${json.slice(part * room, (part + 1) * room)}`,
      );
    },
  };
}

/** Puts them together again; parts of which one was lost are let go with the next message of their publisher. */
export function noticeReader(own: string) {
  const begun = new Map<string, { count: string; texts: string[] }>();
  return {
    read(notice: string): { channel: string; message: unknown } | undefined {
      const [, publisher, count, part, parts, channel, text] =
        /^(\S+) (\d+) (\d+) (\d+) (\S+) (.*)$/s.exec(notice) ?? [];
      if (publisher === undefined || publisher === own) return undefined;
      const before = begun.get(publisher!);
      begun.delete(publisher!);
      const texts = part === '0' ? [] : before?.count === count ? before!.texts : undefined;
      if (texts?.length !== Number(part)) return undefined;
      texts.push(text!);
      if (texts.length === Number(parts)) return { channel: channel!, message: readJson(texts.join('')) };
      begun.set(publisher!, { count: count!, texts });
      return undefined;
    },
  };
}

/** Control characters are escaped in JSON anyway. */
function asciiJson(message: unknown): string {
  return JSON.stringify(message).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
