import { metrics } from '@fairhouse/operation';

export const cashOutMoves = new metrics.Counter({
  name: 'cash_out_moves_total',
  help: 'Moves of cash-outs by name, as in the table of moves',
  labelNames: ['move'],
});
