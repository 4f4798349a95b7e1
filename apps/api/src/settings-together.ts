import type { Environment } from '@fairhouse/operation/settings';

const origins = ['PUBLIC_ORIGIN', 'STUDIO_ORIGIN', 'DESK_ORIGIN'] as const;
const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What is wrong with settings that are each right by themselves. */
export function wrongTogether(env: Environment): string[] {
  const set = origins.flatMap((name) => (URL.canParse(env[name] ?? '') ? [{ name, url: new URL(env[name]!) }] : []));
  const found: string[] = [];
  set.forEach(({ name, url }, i) => {
    const other = set.slice(0, i).find((earlier) => earlier.url.origin === url.origin);
    if (other) {
      found.push(
        `${other.name} and ${name} are both ${url.origin}; give each an origin of its own, as browsers keep them apart by it.`,
      );
    }
    if (env.NODE_ENV === 'production' && url.protocol !== 'https:' && !isLocal(url.hostname)) {
      found.push(
        `In production ${name} must be https: sessions and passkeys are kept from a page that anybody on the way can change.`,
      );
    }
  });
  if (env.PORT && env.PORT !== '0' && env.PORT === env.DESK_PORT) {
    found.push(`PORT and DESK_PORT are both ${env.PORT}; give each a port of its own.`);
  }
  if (env.NODE_ENV === 'production' && env.SANDBOX !== 'on' && env.METRICS_TOKEN && env.METRICS_TOKEN.length < 16) {
    found.push(
      'METRICS_TOKEN is too weak: set a random text of at least 16 characters ("openssl rand -hex 16" makes one).',
    );
  }
  return found;
}

/** What an operator should know of settings with which the casino does run. */
export function settingsWarnings(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const minded = [
    env.SANDBOX === 'on' && 'SANDBOX is on: deposits and payouts are fake, no money moves.',
    !env.SMTP_URL && 'SMTP_URL is not set: no mail is sent, so players cannot reset their own passwords.',
    env.SMTP_URL &&
      !env.MAIL_FROM &&
      'MAIL_FROM is not set: mails come from noreply@localhost, which most servers refuse.',
    !env.WATCH_LIST_FILE && 'WATCH_LIST_FILE is not set: players are not screened against sanctions lists.',
    !env.COUNTRY_FILE && !env.COUNTRY_HEADER && 'COUNTRY_FILE is not set: countries come from a sample that grows old.',
    !env.METRICS_TOKEN && 'METRICS_TOKEN is not set: metrics are answered to this machine alone.',
    !env.AUDIT_LOG_HEADS_TO && 'AUDIT_LOG_HEADS_TO is not set: nobody outside holds the heads of the record.',
  ];
  return minded.filter((one) => typeof one === 'string');
}
