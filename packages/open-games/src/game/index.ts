/** What a page and a checker need of a package: its rules and the proof of one line. Nothing here reads files. */
export { type PackageDefinition, packageCode, packageDefinition, packageName } from './definition.ts';
export { endAction, type OpenBet, type OpenOutcome, type OpenStakes, openGame, stakesOf } from './open-game.ts';
export { gameOfProof, type TableProof, tableProof } from './table-proof.ts';
