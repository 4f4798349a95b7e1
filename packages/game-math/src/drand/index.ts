/** Separate from the engines, because it loads the arithmetic of BLS12-381. */
export { quicknet } from './quicknet.ts';
export { type DrandAnswer, saltStanding } from './salt-standing.ts';
export { type DrandKey, drandKey, drandValue } from './verify-drand.ts';
