import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

// The API answers what its WebAuthn library makes; the contract only says that it is an object.
type Options = Readonly<Record<string, unknown>>;

/** The passkey's answer as JSON text; undefined when its holder turned away or the device refused. */
export async function answerPasskey(options: Options): Promise<string | undefined> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return undefined;
  }
}

/** A new passkey as JSON text; undefined when none was made. */
export async function makePasskey(options: Options): Promise<string | undefined> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch {
    return undefined;
  }
}
