import { metrics } from '@fairhouse/operation';

export const cashOutMoves = new metrics.Counter({
  name: 'cash_out_moves_total',
  help: 'Moves of cash-outs by name, as in the table of moves',
  labelNames: ['move'],
});

export const cashOutReviews = new metrics.Counter({
  name: 'cash_out_reviews_total',
  help: 'Cash-outs whose provider said what only a person can settle',
});

export const cashOutJudgements = new metrics.Counter({
  name: 'cash_out_judgements_total',
  help: 'Cash-outs that the rules of automatic approval judged, by outcome',
  labelNames: ['outcome'],
});
