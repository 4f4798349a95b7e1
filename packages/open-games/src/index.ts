/** Games of the Stake Engine format: a package is read, judged by exact figures, and its rounds are drawn from a committed seed. */
export { importPackage, type PackageReport } from './import-package.ts';
export { type Finding, type JudgedMode, judgePackage, type Rule } from './judge-package.ts';
export { drawOfSum } from './lines/draw-line.ts';
export { type ImportedMode, openMode } from './lines/imported-mode.ts';
export type { ModeFigures } from './mode-figures.ts';
export { type Fault, type FaultCode, faultText } from './package/faults.ts';
export type { Cost } from './package/read-index.ts';
