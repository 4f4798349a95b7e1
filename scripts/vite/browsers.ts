/**
 * The oldest browsers that our pages work in: two years of Safari, Chrome, Edge, Firefox and Samsung Internet, and somewhat more.
 * Pages are built for them, `scripts/test/browser-support.ts` holds what was built to them, README names them, and
 * `old-browser.js` tells older ones.
 */
export const oldestBrowsers = [
  { name: 'Safari', version: '16.4', built: ['safari16.4', 'ios16.4'], data: ['safari', 'safari_ios'] },
  { name: 'Chrome', version: '111', built: ['chrome111'], data: ['chrome', 'chrome_android'] },
  { name: 'Edge', version: '111', built: ['edge111'], data: ['edge'] },
  { name: 'Firefox', version: '121', built: ['firefox121'], data: ['firefox', 'firefox_android'] },
  // Its 22 is Chromium 111.
  { name: 'Samsung Internet', version: '22', built: [], data: ['samsunginternet_android'] },
] as const;

export const buildTarget: string[] = oldestBrowsers.flatMap(({ built }) => [...built]);

/** 'Safari 16.4, Chrome 111, …' */
export const browsersText = oldestBrowsers.map(({ name, version }) => `${name} ${version}`).join(', ');
