import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

type Made = { ok: true; passkey: string } | { ok: false; reason: 'passkeyCancelled' | 'passkeyKnown' };

/** Asks the browser for a new passkey; its answer is JSON text for the API. */
export async function makePasskey(options: Record<string, unknown>): Promise<Made> {
  try {
    // The API answers what its WebAuthn library makes; the contract only says that it is an object.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ok: true, passkey: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { ok: false, reason: isKnown ? 'passkeyKnown' : 'passkeyCancelled' };
  }
}
