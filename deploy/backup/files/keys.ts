/** Without these the casino does not open on a restored database, or opens to nobody: they travel with the backup, sealed. */
export const neededToOpen = [
  'WALLET_SECRET',
  'SIGNING_SECRET',
  'FACTOR_SECRET',
  'AUDIT_LOG_KEY',
  'PUSH_KEY',
  'FAIR_LOG_KEY',
  'RECEIPT_KEY',
] as const;

/** And this one where a casino has it: SIGNING_SECRET was changed since. */
const neededWhereSet = ['EXCLUDED_PERSON_KEY'] as const;

/**
 * What never lies beside a backup, sealed or not. They move money out of the casino, so a thief of the backup and of its key
 * would have both the books and the till; and each is made again at its provider, or lies in a safe by itself.
 */
export const keptApart = [
  'BTC_PAYOUT_KEY',
  'MERCADO_PAGO_SIGNING_KEY',
  'MERCADO_PAGO_PAYOUT_TOKEN',
  'ADYEN_PAYOUT_API_KEY',
  'PAYPAL_CLIENT_SECRET',
  'PAYOUT_SECRET',
] as const;

/** Reads `secrets.json`, or a file of lines `NAME=value` as systemd and compose read it. */
export function readKeys(text: string): Record<string, string> {
  if (text.trimStart().startsWith('{')) return JSON.parse(text) as Record<string, string>;
  const lines = text.split('\n').map((line) => line.trim().replace(/^export /, ''));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, quoted] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, quoted!.replace(/^(['"])(.*)\1$/, '$2')]];
    }),
  );
}

/** What is sealed and copied: everything but what is kept apart. Throws when what is needed to open is missing. */
export function keysToSeal(keys: Readonly<Record<string, string>>): Record<string, string> {
  const missing = neededToOpen.filter((name) => !keys[name]);
  if (missing.length > 0) throw new Error(`the file of keys has no ${missing.join(', ')}`);
  const apart = new Set<string>(keptApart);
  return Object.fromEntries(Object.entries(keys).filter(([name]) => !apart.has(name)));
}

/** What a drill's casino is given of them: nothing with which it could reach a provider, a vendor or anybody's mail. */
export function keysForDrill(keys: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...neededToOpen, ...neededWhereSet].filter((name) => keys[name]);
  return Object.fromEntries(names.map((name) => [name, keys[name]!]));
}
