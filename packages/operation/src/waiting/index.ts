/** Waiting that ends for lack of progress, never for lack of speed. */
export { type Wait, waitWhileProgress } from './wait-while-progress.ts';
export { workOf } from './work-of.ts';
