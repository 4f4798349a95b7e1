import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** An authenticator app as a phone has it. Each code it gives is of a later step than the one before. */
export class AuthenticatorApp {
  private readonly totp: TOTP;
  private lastStep = 0;

  constructor(base32: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(base32.replaceAll(' ', '')) });
  }

  /** A code that the casino has not seen: of this step or the next, and waits for it where both are spent. */
  async code(): Promise<string> {
    const step = Math.max(this.lastStep + 1, Math.floor(Date.now() / periodMs));
    // The casino takes a code one step early.
    const earliestMs = (step - 1) * periodMs + 500;
    await new Promise((done) => setTimeout(done, Math.max(0, earliestMs - Date.now())));
    this.lastStep = step;
    return this.totp.generate({ timestamp: step * periodMs });
  }
}
