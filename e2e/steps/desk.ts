import { randomBytes } from 'node:crypto';
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath, Role } from '@fairhouse/contract/operator';
import { type Browser, type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import { AuthenticatorApp } from './authenticator-app.ts';

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

export type AskDesk = <P extends OperatorCallPath>(
  path: P,
  data: OperatorCallInput<P>,
) => Promise<OperatorCallOutput<P>>;

/** Somebody of the staff, signed in at the desk in a browser of their own. */
export interface Colleague {
  id: number;
  name: string;
  page: Page;
  password: string;
  app: AuthenticatorApp;
  /** The calls of this person's browser, past the screens. */
  ask: AskDesk;
}

const password = 'a phrase of the tests, long enough';

/** Where the desk of the casino under test is; nothing of it answers on the site's own port. */
export function deskOrigin(): string {
  return process.env.DESK_ORIGIN!;
}

/** A name that nobody of this casino has had. */
export function newName(role: string): string {
  return `${role}-${randomBytes(4).toString('hex')}`;
}

/** Of the desk: anyone who was let in by a test goes home with it, and no page of theirs continues asking for news. */
export const test = base.extend<{ goingHome: undefined }>({
  goingHome: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => before.includes(context) || context.close()));
    },
    { auto: true },
  ],
});

/** A browser of its own at the desk, in which nobody is signed in. */
export async function openDesk(browser: Browser, size: keyof typeof sizes = 'desktop'): Promise<Page> {
  const context = await browser.newContext({ ...sizes[size], baseURL: deskOrigin() });
  return context.newPage();
}

/** Somebody new with these roles, invited and signed in by the calls alone: for tests about something else. */
export async function newColleague(
  browser: Browser,
  roles: Role[],
  { size = 'desktop' }: { size?: keyof typeof sizes } = {},
): Promise<Colleague> {
  const page = await openDesk(browser, size);
  const context = page.context();
  const name = newName(roles[0]!);
  const { id, token } = await inviteByTwo(context, name, roles);
  const ask = callsOfDesk(context);
  const { secret } = await ask('/operator/auth/password/set', { token, password });
  const app = new AuthenticatorApp(secret);
  await ask('/operator/auth/password/confirm', { token, code: await app.code() });
  return { id, name, page, password, app, ask };
}

/** Somebody new, invited by the two who manage the staff; the link is in the mail alone. */
export async function inviteByTwo(
  context: BrowserContext,
  name: string,
  roles: Role[],
): Promise<{ id: number; token: string; link: string }> {
  const email = `${name}@example.com`;
  const person = { name, displayName: name, email, roles };
  const first = await administrator(context)('/operator/staff/invite', person).catch((error: Error) => {
    if (!error.message.startsWith('/operator/staff/invite: 1614 ')) throw error;
  });
  const { id } = first ?? (await secondAdministrator(context)('/operator/staff/invite', person));
  const link = await linkMailedTo(context, email);
  return { id, token: link.split('#')[1]!, link };
}

/** The one-time link that was mailed to this address last: mails are shown to this machine while there is no mail server. */
export async function linkMailedTo(context: BrowserContext, email: string): Promise<string> {
  const site = process.env.CASINO_ORIGIN!;
  const list = await (await context.request.get(`${site}/dev/mails`)).text();
  for (const [, path, recipient] of list.matchAll(/href="(\/dev\/mails\/\d+)">[^<]*<\/a> <small>to ([^,]+),/g)) {
    if (recipient !== email) continue;
    const mail = await (await context.request.get(`${site}${path}`)).text();
    const link = /href="([^"]*\/invitation#[\w-]+)"/.exec(mail)?.[1];
    if (link) return link;
  }
  throw new Error(`no link was mailed to ${email}`);
}

/** The calls of the other who manages the staff, who approves what the first proposed. */
export function secondAdministrator(context: BrowserContext): AskDesk {
  return callsOfDesk(context, { authorization: `Bearer ${process.env.SECOND_ADMINISTRATOR_TOKEN}` });
}

/** The calls of anyone who manages the staff of the casino under test. */
export function administrator(context: BrowserContext): AskDesk {
  return callsOfDesk(context, { authorization: `Bearer ${process.env.ADMINISTRATOR_TOKEN}` });
}

/** The calls of anyone who is signed in at this browser; with a header, of whom it names. */
export function callsOfDesk(context: BrowserContext, headers: Record<string, string> = {}): AskDesk {
  return async (path, data) => {
    const answer = await context.request.post(`${deskOrigin()}/api${path}`, {
      headers: { origin: deskOrigin(), ...headers },
      data,
    });
    const { error, message, data: answered } = await answer.json();
    if (error !== 0) throw new Error(`${path}: ${error} ${message}`);
    return answered;
  };
}

/** The heading of the screen, which stands once its code is there. */
export function deskHeading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** The row beside its list. */
export function drawer(page: Page): Locator {
  return page.getByRole('complementary');
}

/** The row of the list whose number is in a cell of it. */
export function rowOf(page: Page, id: number): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });
}

/** How often a pointing device was used on this page, from now on. */
export async function countPointing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { pointed: number };
    counted.pointed = 0;
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel'])
      document.addEventListener(kind, () => (counted.pointed += 1), { capture: true, passive: true });
  });
  return () => page.evaluate(() => (window as unknown as { pointed: number }).pointed);
}

/** Presses keys one after another, as a person does at the keyboard of the whole page. */
export async function strike(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Sets how long decisions of a queue can be taken back; in force within 5 seconds. */
export async function letDecisionsWait(
  context: BrowserContext,
  queue: 'cashOuts' | 'documents' | 'approvals' | 'alerts',
  delaySeconds: number,
): Promise<void> {
  const ask = administrator(context);
  const { version, value } = (await ask('/operator/setting/listAll', {})).find(
    (one) => one.name === 'queue' && one.scope === queue,
  )!;
  if (value.delaySeconds === delaySeconds) return;
  const fields = { delaySeconds };
  await ask('/operator/setting/set', { name: 'queue', scope: queue, version, fields, reason: 'a test waits for it' });
}

/** Gives the browser of this page a device that makes and answers passkeys, its holder present. */
export async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
