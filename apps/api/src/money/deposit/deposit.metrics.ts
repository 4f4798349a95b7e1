import { metrics } from '@fairhouse/operation';

/** Every move of a deposit, by the state it came to; `flagged` is what an operator has to look at. */
export const depositMoves = new metrics.Counter({
  name: 'deposit_moves_total',
  help: 'Deposits that came to a state, by state, by who brought the news and by method',
  labelNames: ['state', 'by', 'method'],
});
