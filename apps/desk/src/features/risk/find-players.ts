import { post } from '../../lib/api.ts';

/** Ids of players that are named by user name, mail or id, separated by commas; or the first that nobody has. */
export async function findPlayers(text: string): Promise<{ ids: number[] } | { unknown: string }> {
  const named = text.split(/[\s,]+/).filter(Boolean);
  const found = await Promise.all(named.map((member) => post('/operator/member/find', { member })));
  const missing = found.findIndex((answer) => !answer.ok);
  if (missing !== -1) return { unknown: named[missing]! };
  return { ids: [...new Set(found.flatMap((answer) => (answer.ok ? [answer.data.id] : [])))] };
}
