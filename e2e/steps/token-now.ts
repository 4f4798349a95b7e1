import { errorCodes } from '@fairhouse/contract';
import type { Page } from '@playwright/test';

/** Of the members who joined by the calls alone: whose the token that they were given is. */
const usernames = new Map<string, string>();

export function noteToken(token: string, username: string): void {
  usernames.set(token, username);
}

/**
 * The token of a member who was given `token`. A page that is logged in with it exchanges it, as when a game is closed, and
 * the former one ends half a minute later: then it is the one that the page has now, if it is of the same member.
 */
export async function tokenNow(page: Page, token: string): Promise<string> {
  // No page of the site is open where nothing can be read.
  const kept = await page.evaluate(() => localStorage.getItem('fairhouse.token')).catch(() => null);
  if (kept === null || kept === token || !usernames.has(token)) return token;
  const answer = await page.request.post('/api/sys/auth/token/info', { headers: { authorization: kept }, data: {} });
  const { error, data } = await answer.json();
  return error === 0 && data.username === usernames.get(token) ? kept : token;
}

/** What a call answers that is sent with the member's token, and once more with that of the page where the first has ended. */
export async function sendAs<T extends { error: number }>(
  page: Page,
  token: string,
  send: (authorization: string) => Promise<T>,
): Promise<T> {
  const answered = await send(token);
  return answered.error === errorCodes.loginAgain ? send(await tokenNow(page, token)) : answered;
}
