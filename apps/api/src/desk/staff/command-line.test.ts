import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programArgs } from '../../../../../test-kit/built-program.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { openDeskBrowser } from '../../testing/desk-browser.ts';
import { tokenMailedTo } from '../../testing/invite-staff.ts';
import { type Ended, runCommand } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const password = 'a phrase that nobody guesses';
let api: TestApi;
let folder: string;
let administrator: string;
let second: string;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-shell-'));
  administrator = await addOperator(api.db, 'keeper', ['administrator']);
  second = await addOperator(api.db, 'second', ['administrator']);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const settings = () => ({ DESK_ORIGIN: api.deskUrl, FAIRHOUSE_DATA_DIR: folder, STAFF_TOKEN: '' });
const asKeeper = (...args: string[]) => runCommand(args, { ...settings(), STAFF_TOKEN: administrator });
const asSecond = (...args: string[]) => runCommand(args, { ...settings(), STAFF_TOKEN: second });
const asMe = (...args: string[]) => runCommand(args, settings());

/** As `npm run operator -- …` starts it, with what somebody types. */
async function typing(args: string[], lines: string[]): Promise<Ended> {
  const words = [...(await programArgs('apps/backoffice/src/cli/main.ts')), ...args];
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...settings() } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await new Promise<number>((done) => child.once('close', (it) => done(it ?? 1)));
  return { code, ...said };
}

describe('the command line', () => {
  it('invites, signs in with password and code, keeps a token for its owner alone, and ends it', async () => {
    const invite = [
      'staff',
      'invite',
      'clara',
      '--name',
      'Clara',
      '--email',
      'Clara@example.com',
      '--roles',
      'cashier,documents',
    ];
    expect((await asKeeper(...invite)).err).toContain('needs a second person');
    const invited = await asSecond(...invite);
    expect(invited).toMatchObject({ code: 0, err: '' });
    expect(invited.out).toContain('mailed to c•••@example.com');
    expect(invited.out).not.toContain('invitation#');
    const token = await tokenMailedTo(api.db, 'clara@example.com');
    const page = openDeskBrowser(api);
    const { data } = await page.post('/auth/password/set', { token, password });
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
    await page.post('/auth/password/confirm', { token, code: totp.generate() });

    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    const wrong = await typing(['login'], ['clara', 'not the phrase', next]);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toContain('That did not work');
    const ended = await typing(['login'], ['clara', password, next]);
    expect(ended.out).toMatch(/^You are Clara \(cashier, documents\) until /);
    expect(ended.err).not.toContain(password);
    const file = join(folder, 'staff-token');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await asMe('list')).out).toContain('No cash-outs');
    expect((await asMe('staff')).err).toContain('not permitted');
    expect((await asMe('staff', 'me')).out).toMatch(/Roles\s+cashier, documents/);
    const kept = (await readFile(file, 'utf8')).trim();
    expect((await asMe('logout')).code).toBe(0);
    expect((await asMe('list')).err).toContain('You are not signed in');
    expect((await runCommand(['list'], { ...settings(), STAFF_TOKEN: kept })).err).toContain(
      'does not know this token',
    );

    const pasted = await page.post('/auth/token', { label: 'laptop' });
    expect((await typing(['login'], [pasted.data.token])).out).toContain('You are Clara');
    expect((await asMe('list')).code).toBe(0);
    expect((await asKeeper('staff', 'sessions', 'clara')).out).toContain('laptop');
  });

  it('does what an administrator does', async () => {
    const moved = ['staff', 'roles', 'clara', '--roles', 'finance', '--reason', 'moved'];
    expect((await asKeeper(...moved)).err).toContain('needs a second person');
    expect((await asSecond(...moved)).out).toContain('finance');
    expect((await asKeeper('staff', 'roles', 'clara', '--roles', 'king', '--reason', 'x')).code).toBe(2);
    expect((await asMe('list')).code).toBe(0);
    expect((await asMe('reject', '1', '--reason', 'x')).err).toContain('not permitted');
    const member = await api.join();
    const linked = await asKeeper('staff', 'link', 'clara', '--member', String(member.id), '--reason', 'told us');
    expect(linked.out).toContain(`clara is member ${member.id}`);
    expect((await asKeeper('staff', 'addresses')).out).toContain('answers everywhere');
    expect((await asKeeper('staff', 'sign-ins', 'clara')).out).toMatch(/clara\s+denied\s+.*cashOut\/reject/);
    const lost = ['staff', 'recover', 'clara', '--reason', 'lost'];
    expect((await asKeeper(...lost)).err).toContain('needs a second person');
    expect((await asSecond(...lost)).out).toContain('mailed to c•••@example.com');
    expect((await asKeeper('staff', 'send', 'clara')).out).toContain('mailed to c•••@example.com');
    expect((await asKeeper('staff', 'withdraw', 'clara')).out).toContain('has ended');
    expect((await asMe('list')).err).toContain('does not know this token');
    expect((await asKeeper('staff', 'disable', 'clara', '--reason', 'left')).out).toContain('shut out');
    expect((await asKeeper('staff', 'list')).out).toMatch(/clara.*disabled/);
    expect((await asKeeper('staff', 'disable', 'nobody', '--reason', 'x')).err).toContain('Nobody of the staff');
    expect((await asKeeper('staff', 'dance')).code).toBe(2);
  });
});
