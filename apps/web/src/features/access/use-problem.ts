export { useProblem } from '../../lib/use-problem.ts';
