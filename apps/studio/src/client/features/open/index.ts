export { PackageFrame as Game } from './package-frame.tsx';
export { RulesExtra } from './rules-extra.tsx';
export { gameBy, keys, roundText } from './screen.ts';
