/**
 * The League of Entropy's network of one value every three seconds. Its parameters are public and never change: as announced at its launch
 * (github.com/drand/website, docs/blog/2023-10-16-quicknet-is-live.md) and every relay answers under `/<chain hash>/info`.
 */
export const quicknet = {
  name: 'drand quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** A point of G2, compressed. */
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** Seconds since 1970 of round 1, and between two rounds. */
  genesis: 1_692_803_367,
  period: 3,
} as const;
