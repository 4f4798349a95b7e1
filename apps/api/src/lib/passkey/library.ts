/** Loaded by the first who signs in by a passkey: 14 MB of certificates' formats. */
export const passkeyLibrary = () => import('@simplewebauthn/server');
