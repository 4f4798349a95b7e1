import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';
import { currentSettings } from './settings.ts';

/** Where `login` keeps the personal token, for its owner only. */
function tokenFile(): string {
  return join(currentSettings().FAIRHOUSE_DATA_DIR, 'staff-token');
}

/** The personal token: of STAFF_TOKEN, or of the last `login`. */
export function readToken(): string {
  const { STAFF_TOKEN } = currentSettings();
  if (STAFF_TOKEN) return STAFF_TOKEN;
  try {
    return readFileSync(tokenFile(), 'utf8').trim();
  } catch {
    throw new Problem('You are not signed in; say "npm run operator -- login", or set STAFF_TOKEN.');
  }
}

export function keepToken(token: string): void {
  const file = tokenFile();
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600 });
    // The mode above counts only for a new file.
    chmodSync(file, 0o600);
  } catch {
    throw new Problem(`The token cannot be kept in ${file}; make the folder writable, or set FAIRHOUSE_DATA_DIR.`);
  }
}

export function forgetToken(): void {
  rmSync(tokenFile(), { force: true });
}
