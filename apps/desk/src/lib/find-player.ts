import { post } from './api.ts';

/** The id of the player who is named by id, user name or mail; a name is looked up, and the look-up is recorded. */
export async function findPlayerId(named: string): Promise<{ id: string } | { problem: string }> {
  if (named === '' || /^\d{1,15}$/.test(named)) return { id: named };
  const found = await post('/operator/member/find', { member: named });
  return found.ok ? { id: String(found.data.id) } : { problem: found.message };
}
