import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { casinos, leftOut, only } from './scripts/test/casinos.ts';

/** Of the run's casinos, the one that this process walks through: see scripts/test/casinos.ts. */
const casino = process.env.E2E_CASINO;
const workers = casinos[casino ?? '']?.workers ?? 1;

/** As `scripts/install.mjs` finds or installs them. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const size = (width: number, height: number) => ({ viewport: { width, height } });

export default defineConfig({
  testDir: 'e2e',
  testMatch: only(casino) ?? '**/*.spec.ts',
  globalSetup: './scripts/test/casino-for-e2e.ts',
  outputDir: 'test-results',
  workers,
  // Where they share a casino, tests of one file depend on one another no more than those of others.
  fullyParallel: workers > 1,
  forbidOnly: true,
  // A slow machine needs as long as it needs: each step has a limit, and `stop-when-stuck` ends what does not go on.
  timeout: 0,
  // A busy machine is slow: what is awaited comes, or the test hangs.
  expect: { timeout: 240_000, toPass: { timeout: 240_000 } },
  reporter: [['list'], ['./scripts/test/stop-when-stuck.ts']],
  use: {
    // Set by the global setup, before the workers read this file again.
    baseURL: process.env.CASINO_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    // The look that the site was drawn in first; themes.spec.ts asks for the other.
    colorScheme: 'dark',
    // What a worker fetches, a test cannot see or change; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    actionTimeout: 240_000,
    navigationTimeout: 240_000,
    screenshot: 'only-on-failure',
    // Steps and calls of what failed; pictures and copies of every page would double what a test costs.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // What moves is waited for; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || browsers.find((path) => existsSync(path)),
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
      testIgnore: leftOut('phone', casino),
      use: { ...size(390, 844), isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: leftOut('desktop', casino), use: size(1440, 900) },
  ],
});
