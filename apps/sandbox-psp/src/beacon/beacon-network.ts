/**
 * The fake beacon: drand's protocol with a key that stands in the sources, so that anyone who reads them knows every value there will
 * ever be. For trying out alone.
 */
export const fakeBeacon = {
  name: 'a fake beacon for trying out',
  chainHash: '999b9c7ba509039fa3ad36e0b01649e92a00f89b43349ff14f3778b9c6743732',
  publicKey:
    'ab1729a1590d625a150dbae8dc7822ff6213f5d3f66735e9b3bc521f72fb75adc358e08e313224e07ac46e176c3fd4940e0154242b1bee3f28a6abb926b22439b044b9ace900ab260f49f0c74ed549b5b8cd4f7e30c22368ac0694ee8fb9bc05',
  /** Seconds since 1970 of round 1, and between two rounds. */
  genesis: 1_704_067_200,
  period: 1,
} as const;

/** What the studio is sent of it, when the sandbox runs at this address. */
export const fakeBeaconSettings = (sandbox: string): Record<string, string> => ({
  BEACON_NAME: fakeBeacon.name,
  BEACON_URL: `${sandbox}/beacon`,
  BEACON_CHAIN_HASH: fakeBeacon.chainHash,
  BEACON_PUBLIC_KEY: fakeBeacon.publicKey,
  BEACON_GENESIS: String(fakeBeacon.genesis),
  BEACON_PERIOD: String(fakeBeacon.period),
});
