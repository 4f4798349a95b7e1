/**
 * The fake beacon: drand's protocol with a key that stands in the sources, so that anyone who reads them knows every value there will
 * ever be. For trying out alone.
 */
export const fakeBeacon = {
  name: 'a fake beacon for trying out',
  chainHash: 'ca6604160d668105d18b12ce32744beef25b7fe2bd8efae7fae6d4c299209d1a',
  publicKey:
    '84c65e8f1af0a2e0980dc395f5d26903a5c39247470384c4680cb581451c6f7c32726817f976785018f59fbba54dce3a192971d474358b676de2913476cede3692cd11b6a53f4196d3afbcc84005305b50355aee4687ebd2b0d6bcea0852ed42',
  /** Seconds since 1970 of round 1, and between two rounds. */
  genesis: 1_704_067_200,
  period: 1,
} as const;

/** What the studio is told of it, when the sandbox runs at this address. */
export const fakeBeaconSettings = (sandbox: string): Record<string, string> => ({
  BEACON_NAME: fakeBeacon.name,
  BEACON_URL: `${sandbox}/beacon`,
  BEACON_CHAIN_HASH: fakeBeacon.chainHash,
  BEACON_PUBLIC_KEY: fakeBeacon.publicKey,
  BEACON_GENESIS: String(fakeBeacon.genesis),
  BEACON_PERIOD: String(fakeBeacon.period),
});
