import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { Popups } from '../../lib/address/popups.ts';

/** The passkey's answer as JSON text; undefined when the player turned away or the device refused. */
export async function signWithPasskey(
  options: Popups['secondFactor']['challenge']['passkey'],
): Promise<string | undefined> {
  if (!options) return undefined;
  try {
    // The API answers what its WebAuthn library makes; the contract only says that it is an object.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return undefined;
  }
}
