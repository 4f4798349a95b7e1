import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As a setting holds it: in one line, with `\n` where lines end, or in several. */
const pemOf = (given: string) => given.replaceAll('\\n', '\n');

const leastBits = 2_048;

/** Undefined for what is no RSA key of at least 2,048 bits. */
export function readPrivateKey(given: string): KeyObject | undefined {
  return readKey(() => createPrivateKey(pemOf(given)));
}

/** The same of a public key. A private one is refused: it has no business in this setting. */
export function readPublicKey(given: string): KeyObject | undefined {
  return given.includes('PRIVATE') ? undefined : readKey(() => createPublicKey(pemOf(given)));
}

function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    const isStrong = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
    return isStrong ? key : undefined;
  } catch {
    return undefined;
  }
}

export const publicPem = (privateKey: KeyObject) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

/** For development: made once and kept in the data folder, readable by its owner only. */
export function developmentKey(dataFolder: string): KeyObject {
  const file = join(dataFolder, 'hub88-key.pem');
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: leastBits });
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process of the casino was faster: its key it is.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return createPrivateKey(readFileSync(file));
  }
  return privateKey;
}
