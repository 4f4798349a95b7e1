import type { Content, ContentStanding } from '@fairhouse/contract/operator';
import { isWithin } from '../../db/content-handler.ts';

const dayMs = 24 * 3_600_000;

/** From when and until when something is shown by its own words; days are whole days in UTC. */
export function windowOf(content: Content): { from: Date | null; until: Date | null } {
  if (content.kind === 'article') return { from: null, until: null };
  if (content.kind === 'promotion') {
    const { firstDay, lastDay } = content;
    return { from: dateOf(firstDay), until: lastDay === null ? null : new Date(Date.parse(lastDay) + dayMs) };
  }
  return { from: dateOf(content.shownFrom), until: dateOf(content.shownUntil) };
}

export function standingOf(content: Content | undefined, at: Date): ContentStanding {
  if (!content) return 'draft';
  if (content.kind !== 'article' && !content.enabled) return 'hidden';
  const { from, until } = windowOf(content);
  if (isWithin(at, from, until)) return 'shown';
  return from !== null && at < from ? 'notYet' : 'over';
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
