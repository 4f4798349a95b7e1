/** Waiting that ends for lack of progress, never for lack of speed. */
export { type ProcessStat, processStat } from './process-stat.ts';
export { type Wait, waitWhileProgress } from './wait-while-progress.ts';
export { workOf } from './work-of.ts';
