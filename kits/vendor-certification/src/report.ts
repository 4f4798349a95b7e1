import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** What one failed step was about: what was sent, what came, what should have come. */
export interface Failure {
  step: number;
  sent: string;
  came: string;
  expected: string;
}

export interface CaseResult {
  id: string;
  title: string;
  group: string;
  direction: 'studio to casino' | 'casino to studio';
  why: string;
  passed: boolean;
  failure?: Failure;
  /** What to do about it. */
  advice?: string;
}

export interface CertificationReport {
  kind: 'fairhouse-vendor-certification';
  /** Version of the certification: the cases that were run. */
  version: string;
  /** SHA-256 of the cases, in hex. */
  cases: string;
  runId: string;
  /** Origin of the casino that ran it. */
  casino: string;
  vendor: string;
  vendorName: string;
  /** Origin of the studio's server. */
  studio: string;
  startedAt: string;
  finishedAt: string;
  passed: boolean;
  total: number;
  failed: number;
  results: CaseResult[];
}

export interface SignedReport {
  report: CertificationReport;
  /** Null for a run that no casino has signed. */
  signature: { algorithm: 'Ed25519'; publicKey: string; value: string } | null;
}

const domain = 'fairhouse-vendor-certification-v1\n';
const bytesOf = (report: CertificationReport) => Buffer.from(domain + JSON.stringify(report), 'utf8');

/** SHA-256 of what is signed, in hex: the name of a report. */
export const reportDigest = (report: CertificationReport): string =>
  createHash('sha256').update(bytesOf(report)).digest('hex');

const pkcs8OfSeed = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiOfKey = Buffer.from('302a300506032b6570032100', 'hex');

/** The key with which a sandbox signs, derived from a secret of the casino by HKDF. */
export function signingKeyOf(secret: string): KeyObject {
  const seed = hkdfSync('sha256', secret, '', 'fairhouse vendor certification', 32);
  return createPrivateKey({ key: Buffer.concat([pkcs8OfSeed, Buffer.from(seed)]), format: 'der', type: 'pkcs8' });
}

/** 32 bytes in base64url. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spkiOfKey.length).toString('base64url');

export function signReport(report: CertificationReport, key: KeyObject): SignedReport {
  const value = sign(null, bytesOf(report), key).toString('base64url');
  return { report, signature: { algorithm: 'Ed25519', publicKey: publicKeyOf(key), value } };
}

/** Undefined when one of the trusted keys (base64url) signed the report as it is; else a sentence why not. */
export function whyNotTrusted({ report, signature }: SignedReport, trusted: readonly string[]): string | undefined {
  if (!signature) return 'The report is not signed: it was a local run.';
  if (!trusted.includes(signature.publicKey)) return 'The report was signed by a key that is not trusted here.';
  try {
    const raw = Buffer.from(signature.publicKey, 'base64url');
    const key = createPublicKey({ key: Buffer.concat([spkiOfKey, raw]), format: 'der', type: 'spki' });
    const isRight = verify(null, bytesOf(report), key, Buffer.from(signature.value, 'base64url'));
    return isRight ? undefined : 'The signature does not fit the report: it was changed after signing.';
  } catch {
    return 'The signature cannot be read.';
  }
}

/** A report as it was read from a file; undefined when it is none. */
export function readReport(text: string): SignedReport | undefined {
  try {
    const read = JSON.parse(text) as SignedReport;
    const { report } = read;
    const isReport =
      report?.kind === 'fairhouse-vendor-certification' &&
      typeof report.version === 'string' &&
      typeof report.vendor === 'string' &&
      typeof report.passed === 'boolean' &&
      Array.isArray(report.results);
    return isReport ? { report, signature: read.signature ?? null } : undefined;
  } catch {
    return undefined;
  }
}
