import type { Page } from '@playwright/test';

/** The link of the latest mail to this address that leads to a page of the site, such as `activation`. */
export async function mailedLink(page: Page, to: string, target: string): Promise<string> {
  const list = await (await page.request.get('/dev/mails')).text();
  const ids = [...list.matchAll(/href="(\/dev\/mails\/\d+)">[^<]*<\/a> <small>to ([^,]+),/g)]
    .filter(([, , recipient]) => recipient === to)
    .map(([, address]) => address!);
  for (const address of ids) {
    const mail = await (await page.request.get(address)).text();
    const link = new RegExp(`href="([^"]*/#/${target}\\?token=[\\w-]+)"`).exec(mail)?.[1];
    if (link) return link;
  }
  throw new Error(`no mail to ${to} with a link to ${target}`);
}
