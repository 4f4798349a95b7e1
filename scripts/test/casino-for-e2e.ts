import { freePort } from '@fairhouse/database/embedded';
import { startIdentityProvider } from '../../apps/api/src/testing/start-identity-provider.ts';
import { operator } from '../../e2e/steps/operator.ts';
import { openTestCasino } from '../../test-kit/open-test-casino.ts';
import { liveADayBefore } from './live-a-day-before.ts';

/** The widget of live chat is a third party's; the tests of contact stand in for it. */
export const chatScript = 'https://chat.example.com/widget.js';

/**
 * Opens a whole casino for the end-to-end tests. The tests find it by CASINO_ORIGIN, STUDIO_ORIGIN, SANDBOX_ORIGIN and
 * FAIRHOUSE_DATA_DIR; with CASINO_ORIGIN given, they take the casino that is there.
 */
export default async function openCasinoForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CASINO_ORIGIN) return undefined;
  const [port, deskPort] = await Promise.all([freePort(), freePort()]);
  const returnTo = (name: string) => `http://localhost:${port}/api/sys/auth/social/return/${name}`;
  // One pretend provider plays all.
  const returns = [returnTo('google'), returnTo('facebook'), `http://localhost:${deskPort}/`];
  const provider = await startIdentityProvider(returns);
  const { origins, settings, dataFolder, close } = await openTestCasino({
    API_PORT: String(port),
    DESK_PORT: String(deskPort),
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: provider.clientId,
    STAFF_OIDC_CLIENT_SECRET: provider.clientSecret,
    STAFF_OIDC_NAME: 'Example Ltd',
    // Its page asks for nothing.
    STAFF_OIDC_SECOND_FACTOR: 'trusted',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    FACEBOOK_ISSUER: provider.issuer,
    FACEBOOK_TOKEN_ENDPOINT: '',
    FACEBOOK_CLIENT_ID: provider.clientId,
    FACEBOOK_CLIENT_SECRET: provider.clientSecret,
    // Failures of one address; the tests that want the picture come from addresses of their own.
    PICTURE_AFTER_FAILURES: '25',
    // The tests come from other countries by saying so, as a proxy in front of the casino would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // Deposits in coins are paid on chains of this machine.
    LOCAL_CHAINS: 'on',
    // Anyone who asks for the proof of an entry waits for the next head.
    AUDIT_LOG_SEAL_SECONDS: '5',
    // They would open over what the other tests look at; the tests of promotions turn them on.
    PROMOTIONS: 'off',
    SITE_EMAIL: 'help@casino.example',
    TELEGRAM_LINK: 'https://t.me/casino',
    WHATSAPP_NUMBER: '+639171234567',
    CHAT_SCRIPT: chatScript,
    // On a busy machine a page waits longer for the database, and is not refused.
    DATABASE_ANSWER_MS: '60000',
    // As in start-test-api.ts.
    DATABASE_CONNECTIONS: '4',
    // All tests call from one address, on a fast machine more often than one household does.
    CALLS_PER_MINUTE: '100000',
    // One test opens every game.
    STUDIO_FUN_LAUNCHES_PER_MINUTE: '1000',
  });
  await liveADayBefore(dataFolder);
  Object.assign(process.env, settings, {
    CASINO_ORIGIN: origins.casino,
    STUDIO_ORIGIN: origins.studio,
    SANDBOX_ORIGIN: origins.sandbox,
    DESK_ORIGIN: origins.desk,
  });
  // Its icon would lie over what the other tests look at; the tests of contact open it.
  await operator('chat', 'close');
  return async () => {
    await close();
    await provider.close();
  };
}
