export * from './jurisdiction.ts';
export { packs } from './packs.ts';
export * from './rules.ts';
export * from './stakes.ts';
