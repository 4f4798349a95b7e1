import { defineConfig } from '@playwright/test';

/**
 * What does not depend on the size of the screen is walked through once, half of it at each size. Every screen is looked
 * at in both by accessible.spec.ts, and the ways of money and play run in both.
 */
const once = {
  phone: ['access', 'account', 'contact', 'promotions', 'deposit-outcomes'],
  desktop: ['articles', 'bad-input', 'languages', 'messages', 'offline', 'region', 'second-factor'],
};
const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

const size = (width: number, height: number) => ({ viewport: { width, height } });

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/test/house-for-e2e.ts',
  outputDir: 'test-results',
  workers: 1,
  // A browser on a busy machine stumbles now and then; `npm test` names at its end what had to be repeated.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, before the workers read this file again.
    baseURL: process.env.CASINO_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker fetches, a test cannot see or change; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specs(once.desktop),
      use: { ...size(390, 844), isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: specs(once.phone), use: size(1440, 900) },
  ],
});
