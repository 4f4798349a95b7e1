import type { Page } from '@playwright/test';
import { strike } from '../steps/desk.ts';

/** What the desk's screens are about. */
export interface DeskThings {
  memberId: bigint;
  cashOut: number;
  document: number;
  /** The person whose panel is opened. */
  staff: number;
  /** A one-time link that nobody has used. */
  link: string;
}

/** One screen of the desk as somebody of the staff sees it. */
export interface DeskScreen {
  name: string;
  /** `worker`: works every queue; `writer`: writes what players read; `keeper`: manages staff; `auditor`: compliance. */
  who: 'nobody' | 'worker' | 'writer' | 'keeper' | 'auditor';
  path: string | ((things: DeskThings) => string);
  /** The way from the page to the screen. */
  open?: (page: Page) => Promise<void>;
}

const cashOut = ({ memberId, cashOut: id }: DeskThings) => `/queue/cashOuts?member=${memberId}&row=${id}`;
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** A key opens a window. */
const byKey =
  (...keys: string[]) =>
  async (page: Page) => {
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    await strike(page, ...keys);
    await page.getByRole('dialog').waitFor();
  };

/** Every screen of the desk, by its path in the route table; scripts/screens.test.ts holds it against that table. */
export const deskScreens: Record<string, readonly DeskScreen[]> = {
  '/invitation': [
    { name: 'welcome', who: 'nobody', path: ({ link }) => new URL(link).pathname + new URL(link).hash },
    { name: 'link-used', who: 'nobody', path: '/invitation#used' },
  ],
  '/queues': [
    { name: 'sign-in', who: 'nobody', path: '/queues' },
    { name: 'overview', who: 'worker', path: '/queues' },
    { name: 'keys', who: 'worker', path: '/queues', open: (page) => strike(page, '?') },
    { name: 'finder', who: 'worker', path: '/queues', open: press('Find a member, cash-out, document …') },
  ],
  '/queue/$queue': [
    { name: 'cash-outs', who: 'worker', path: ({ memberId }) => `/queue/cashOuts?member=${memberId}` },
    { name: 'cash-out-open', who: 'worker', path: cashOut },
    { name: 'reject', who: 'worker', path: cashOut, open: byKey('3') },
    { name: 'snooze', who: 'worker', path: cashOut, open: byKey('h') },
    { name: 'escalate', who: 'worker', path: cashOut, open: byKey('e') },
    { name: 'assign', who: 'worker', path: cashOut, open: byKey('a') },
    { name: 'note', who: 'worker', path: cashOut, open: byKey('m') },
    { name: 'document-open', who: 'worker', path: ({ document }) => `/queue/documents?row=${document}` },
    { name: 'queue-empty', who: 'worker', path: '/queue/heldWins?member=1' },
    { name: 'queue-of-others', who: 'keeper', path: '/queue/cashOuts' },
  ],
  '/member/$id': [
    { name: 'member', who: 'worker', path: ({ memberId }) => `/member/${memberId}` },
    { name: 'member-unknown', who: 'worker', path: '/member/999999999' },
  ],
  '/money': ['report', 'days', 'breakdown', 'closes', 'differences', 'comparisons'].map((tab) => ({
    name: `money-${tab}`,
    who: 'worker',
    path: `/money?tab=${tab}`,
  })),
  '/record': [
    { name: 'record', who: 'auditor', path: '/record' },
    {
      name: 'record-entry',
      who: 'auditor',
      path: '/record',
      async open(page) {
        await page.getByRole('row').nth(1).click();
        await page.getByRole('complementary').waitFor();
      },
    },
    { name: 'record-heads', who: 'auditor', path: '/record?tab=heads' },
  ],
  '/staff': [
    { name: 'staff', who: 'keeper', path: '/staff' },
    { name: 'staff-of-others', who: 'worker', path: '/staff' },
    { name: 'staff-person', who: 'keeper', path: ({ staff }) => `/staff?id=${staff}` },
    { name: 'staff-invite', who: 'keeper', path: '/staff', open: press('Invite') },
    { name: 'staff-roles-of', who: 'keeper', path: ({ staff }) => `/staff?id=${staff}`, open: press('Set roles') },
    { name: 'staff-sign-ins', who: 'keeper', path: '/staff?tab=signIns' },
    { name: 'staff-addresses', who: 'keeper', path: '/staff?tab=addresses' },
    { name: 'staff-roles', who: 'keeper', path: '/staff?tab=roles' },
  ],
  '/policies': [
    { name: 'policies', who: 'auditor', path: '/policies' },
    { name: 'policy-add', who: 'auditor', path: '/policies', open: press('Add a row') },
  ],
  '/content': [
    ...['articles', 'banners', 'promotions', 'notices', 'calendar'].map(
      (tab): DeskScreen => ({ name: `content-${tab}`, who: 'worker', path: `/content?tab=${tab}` }),
    ),
    ...['edit', 'compare', 'preview', 'history'].map(
      (part): DeskScreen => ({
        name: `content-article-${part}`,
        who: 'writer',
        path: `/content?tab=articles&id=13&part=${part}`,
      }),
    ),
    { name: 'content-banner', who: 'writer', path: '/content?tab=banners&id=2' },
    { name: 'content-banner-preview', who: 'writer', path: '/content?tab=banners&id=2&part=preview' },
    { name: 'content-promotion', who: 'writer', path: '/content?tab=promotions&id=3' },
    { name: 'content-notice-new', who: 'writer', path: '/content?tab=notices&id=new' },
    {
      name: 'content-publish',
      who: 'writer',
      path: '/content?tab=notices&id=new',
      async open(page) {
        await page.getByLabel('What it says').first().fill('A word');
        await press('Publish')(page);
      },
    },
  ],
  '/settings': [
    { name: 'settings', who: 'keeper', path: '/settings' },
    { name: 'settings-history', who: 'keeper', path: '/settings?name=queue&scope=cashOuts' },
    { name: 'settings-change', who: 'keeper', path: '/settings?name=queue', open: press('Change') },
  ],
  '/me': [
    { name: 'me', who: 'worker', path: '/me' },
    { name: 'me-token', who: 'worker', path: '/me', open: press('Token for the command line') },
  ],
};
