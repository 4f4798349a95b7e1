/** Games of the Stake Engine format: a package is read, judged by exact figures, and its rounds are drawn from a committed seed. */
export { exactMode } from './exact-mode.ts';
export { importPackage, type PackageReport } from './import-package.ts';
export { type Finding, type JudgedMode, judgePackage, type Rule } from './judge-package.ts';
export { drawOfSum } from './lines/draw-line.ts';
export { type ImportedMode, openMode } from './lines/imported-mode.ts';
export type { ModeFigures } from './mode-figures.ts';
export { type Fault, type FaultCode, faultSentence, faultText } from './package/faults.ts';
export type { Cost } from './package/read-index.ts';
export { type JudgedPackage, judgeStored } from './store/judge-stored.ts';
export { readOffered, writeOffered } from './store/offered.ts';
export { PageRefused } from './store/page-files.ts';
export { type PackageToStore, type Stored, storePackage } from './store/store-package.ts';
export { hashesIn, openPackage, PackageChanged, type StoredPackage } from './store/stored-package.ts';
