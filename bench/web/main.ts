import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * First load of the home page as Lighthouse's mobile run sees it (slow 4G and a slow processor, simulated).
 * `node --import tsx bench/web/main.ts [origin]`, against a casino that runs.
 */
const origin = process.argv[2] ?? process.env.CASINO_ORIGIN ?? 'http://localhost:3000';
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: flags.split(' '),
});
try {
  const run = await lighthouse(origin, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!run) throw new Error('lighthouse gave no answer');
  const { audits, categories } = run.lhr;
  const requests = (audits['network-requests']?.details as { items?: { resourceType: string; transferSize: number }[] })
    ?.items;
  const scripts = (requests ?? []).filter(({ resourceType }) => resourceType === 'Script');
  console.table({
    'JavaScript over the wire': `${(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000).toFixed(1)} kB`,
    'first contentful paint': audits['first-contentful-paint']?.displayValue,
    'largest contentful paint': audits['largest-contentful-paint']?.displayValue,
    'total blocking time': audits['total-blocking-time']?.displayValue,
    'cumulative layout shift': audits['cumulative-layout-shift']?.displayValue,
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])),
  });
} finally {
  chrome.kill();
}
