import type { Locator, Page } from '@playwright/test';
import type { Language, Words } from '../steps/words.ts';
import type { People } from './people.ts';

/** Where the screens are looked at: one page of one size, in one language. */
export interface Scene {
  page: Page;
  say: Words;
  language: Language;
  isPhone: boolean;
  people: People;
  /** Looks at what is shown now, as a screen of that name: for the steps on the way to another. */
  look: (name: string) => Promise<void>;
}

/** One screen as somebody sees it. */
export interface Screen {
  /** Names the picture. */
  name: string;
  who: 'visitor' | 'newcomer' | 'member';
  /** The route with its query; the home page by default. */
  path?: string | ((people: People) => string);
  /** What is done before the page is read, such as holding a call. The page is then loaded again. */
  before?: (scene: Scene) => Promise<void>;
  /** The way from the page to the screen. */
  open?: (scene: Scene) => Promise<void>;
  /** True where waiting is what the screen shows. */
  waits?: true;
  /** Takes back what leaving the page does not. */
  after?: (scene: Scene) => Promise<void>;
}

/** Once a picture was taken, Chromium takes real clicks in a frame of another origin to the wrong place. */
export const press = (control: Locator) => control.dispatchEvent('click');

/** The entry of the drawer of that name, its section unfolded first. */
export async function fromMenu({ page, say }: Scene, entry: string, section?: string): Promise<void> {
  await page.getByRole('button', { name: say.app.menu, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: say.app.menu });
  if (section !== undefined) {
    const folder = drawer.getByRole('button', { name: section, exact: true });
    if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click();
  }
  await drawer.getByRole('button', { name: entry, exact: true }).click();
}

/** The button of the top bar. */
export function inTopBar({ page }: Scene, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

/** The topmost window. */
export function panel({ page }: Scene): Locator {
  return page.getByRole('dialog').last();
}
