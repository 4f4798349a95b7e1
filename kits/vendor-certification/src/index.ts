export type { Case, CaseGroup, PlannedFault } from './case.ts';
export { caseDigest, certificationVersion, groups } from './cases/index.ts';
export { type CertifyOptions, certify } from './certify.ts';
export {
  type CaseResult,
  type CertificationReport,
  publicKeyOf,
  readReport,
  reportDigest,
  type SignedReport,
  signingKeyOf,
  signReport,
  whyNotTrusted,
} from './report.ts';
export { reportPage } from './report-page.ts';
export { askSandbox, openSandbox, SandboxRefused, type SandboxState } from './sandbox.ts';
export { signed } from './signing.ts';
