import { type CallInput, type CallOutput, type CallPath, errorCodes } from '@fairhouse/contract';
import type { Random } from '@fairhouse/testing';
import { callCasino, type Origins, post, Refused } from './casino-calls.ts';
import type { CastMember } from './cast.ts';

/** A member at the site: knows who it is, and the session it has just now. */
export class Player {
  id = 0;
  invitationCode = '';
  /** Of this visit alone: what it brings does not depend on how former ones went. */
  random: Random;
  private token: string | undefined;

  constructor(
    readonly cast: CastMember,
    readonly origins: Origins,
  ) {
    this.random = cast.random;
  }

  /** Whether there is a visit on this day of the month. */
  comesOn(day: number): boolean {
    this.random = this.cast.random.branch(day);
    return this.random.below(100) < this.cast.visits;
  }

  ask<P extends CallPath>(path: P, input: CallInput<P>): Promise<CallOutput<P>> {
    return callCasino(this.origins.casino, path, input, { token: this.token, address: this.cast.address });
  }

  async join(invitorCode: string | undefined): Promise<void> {
    const { registration } = this.cast;
    const ask = { ...registration, ...(invitorCode ? { invitorCode } : {}) };
    const info = await this.ask('/sys/auth/register', ask).catch((error: unknown) => {
      // An earlier try whose answer was lost: nobody else is called like this.
      if (!(error instanceof Refused) || error.code !== errorCodes.usernameTaken) throw error;
      return this.ask('/sys/auth/login', { username: registration.username, password: registration.password });
    });
    this.id = info.id;
    this.token = info.token;
    this.invitationCode = info.invitationCode;
  }

  async logIn(password: string): Promise<void> {
    this.token = undefined;
    this.token = (await this.ask('/sys/auth/login', { username: this.cast.registration.username, password })).token;
  }

  /** Opens the link of the activation mail, which a casino without a mail server shows to this machine. */
  async activate(): Promise<void> {
    const { casino } = this.origins;
    const list = await (await fetch(`${casino}/dev/mails`)).text();
    const { email } = this.cast.registration;
    const found = [...list.matchAll(/href="(\/dev\/mails\/\d+)">[^<]*<\/a> <small>to ([^,]+),/g)];
    for (const [, path, recipient] of found) {
      if (recipient !== email) continue;
      const mail = await (await fetch(`${casino}${path}`)).text();
      const token = /#\/activation\?token=([\w-]+)/.exec(mail)?.[1];
      if (token) return void (await this.ask('/sys/auth/activate', { token }));
    }
    throw new Error(`no activation mail to ${email}`);
  }

  balance(): Promise<{ availableBalance: number; withdrawableBalance: number }> {
    return this.ask('/sys/auth/token/info', {});
  }

  /** Hands in a picture and answers its number. */
  async upload(picture: Buffer): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'specimen.png');
    const headers = { authorization: this.token ?? '', 'x-forwarded-for': this.cast.address };
    const { id } = await post<{ id: number }>(`${this.origins.casino}/api/sys/file/upload`, form, headers);
    return String(id);
  }
}
