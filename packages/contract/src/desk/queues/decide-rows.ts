import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text } from '../../scalars.ts';
import { lookedAt, queueName, queueRows, rowOutcomes } from './queue.ts';

const givenValues = () => z.record(text(40), text(200)).default({});

export const decideRows = call({
  path: '/operator/queue/decide',
  access: 'operator',
  permission: 'self',
  summary:
    'Decides about 1 to 100 rows, each as it was shown. The decision takes effect some seconds later and can be undone until then. Every row has its own outcome.',
  input: z.object({
    queue: queueName(),
    decision: text(40).describe('One of the decisions of the queue'),
    rows: z
      .array(
        z.object({
          id: id(),
          contentHash: lookedAt(),
          values: givenValues().describe('Values for this row only, e.g. the `expiryDate` of a document'),
        }),
      )
      .min(1)
      .max(100),
    reason: maybe(text(300)),
    template: maybe(text(40)).describe('The code of a template; the player reads it in their own language'),
    values: givenValues().describe('What else the decision takes, of every row, e.g. `amount`, `reference`'),
  }),
  output: rowOutcomes,
  errors: ['invalidField', 'missingField', 'noSuchThing', 'notPermitted'],
});

export const takeBackDecisions = call({
  path: '/operator/queue/takeBack',
  access: 'operator',
  permission: 'self',
  summary: "Takes the caller's own decisions about these rows back, before they take effect.",
  input: z.object(queueRows),
  output: rowOutcomes,
  errors: ['notPermitted'],
});
