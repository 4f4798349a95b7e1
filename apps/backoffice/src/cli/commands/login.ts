import { readArguments } from '../arguments.ts';
import { ask, askWith } from '../client.ts';
import { timeText } from '../table.ts';
import { openTerminal } from '../terminal.ts';
import { forgetToken, keepToken } from '../token-file.ts';

/** A personal token as the desk's page shows it: longer than any name. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Signs in on the terminal, or takes a token that the desk's page made: anyone who has only passkeys has no other way. */
export async function login(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  const terminal = openTerminal();
  try {
    const name = await terminal.ask("Your name, or a token from the desk's page: ");
    const token = tokenPattern.test(name) ? name : await signIn(name);
    const me = await askWith('/operator/auth/me', {}, token);
    keepToken(token);
    return `You are ${me.displayName} (${me.roles.join(', ') || 'no roles'}) until ${timeText(me.session.endTime)} UTC.`;
  } finally {
    terminal.close();
  }

  async function signIn(name: string): Promise<string> {
    const password = await terminal.ask('Password: ', { hidden: true });
    const code = await terminal.ask('Code of your authenticator app: ');
    const signedIn = await askWith('/operator/auth/signIn', { name, password, code, as: 'token' });
    return signedIn.token!;
  }
}

export async function logout(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  await ask('/operator/auth/signOut', {});
  forgetToken();
  return 'The token has ended.';
}
