import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeyLibrary } from './library.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What is kept of a passkey. */
export interface PasskeyCredential {
  credentialId: string;
  publicKey: Uint8Array;
  counter: bigint;
  transports: string[];
}

interface Expected {
  /** The origin of the page that asked. */
  origin: string;
  /** Whether its holder had to unlock it: needed where it stands for itself, not where it stands beside a password. */
  userVerified: boolean;
}

/** The passkey that a browser made for a challenge that `isOurs`; undefined when anything does not hold. */
export async function verifyNewPasskey(
  response: RegistrationResponseJSON,
  isOurs: (challenge: string) => Promise<boolean>,
  { origin, userVerified }: Expected,
): Promise<PasskeyCredential | undefined> {
  const site = relyingPartyOf(origin);
  const { registrationInfo } = await (await passkeyLibrary())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: userVerified,
      // The library throws at whatever does not hold.
    })
    .catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey,
    counter: BigInt(counter),
    transports: response.response.transports ?? [],
  };
}

/** The new counter after a signature of a challenge that `isOurs`; undefined when anything does not hold. */
export async function verifySignature(
  response: AuthenticationResponseJSON,
  passkey: Pick<PasskeyCredential, 'credentialId' | 'publicKey' | 'counter'>,
  isOurs: string | ((challenge: string) => Promise<boolean>),
  { origin, userVerified }: Expected,
): Promise<bigint | undefined> {
  const site = relyingPartyOf(origin);
  const verified = await (await passkeyLibrary())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: userVerified,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    .catch(() => undefined);
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : undefined;
}
