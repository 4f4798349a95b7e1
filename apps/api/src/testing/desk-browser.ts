import { userAgent } from './enlist.ts';
import { deskOrigin, type TestAnswer, type TestApi } from './start-test-api.ts';

/** A browser that shows the desk's page: it keeps the cookie and says where its calls come from. */
export interface DeskBrowser {
  cookie: string;
  userAgent: string;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<TestAnswer>;
}

export function openDeskBrowser(api: TestApi, cookie = ''): DeskBrowser {
  const browser: DeskBrowser = {
    cookie,
    userAgent,
    async post(path, body = {}, headers = {}) {
      const response = await fetch(`${api.deskUrl}/api/operator${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          origin: deskOrigin,
          ...(browser.cookie ? { cookie: browser.cookie } : {}),
          ...headers,
        },
        body: JSON.stringify(body),
      });
      const set = response.headers.get('set-cookie');
      if (set) browser.cookie = set.split(';')[0]!;
      return { status: response.status, ...((await response.json()) as Omit<TestAnswer, 'status'>) };
    },
  };
  return browser;
}
