import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { amount, currency, decimal, id, maybe, moment, text } from '../../scalars.ts';
import { queueNames } from './queue-names.ts';

export const queueAges = ['ok', 'amber', 'red'] as const;
export type QueueAge = (typeof queueAges)[number];

export const queueName = () => z.enum(queueNames);

const several = <T extends z.ZodType>(schema: T) => z.array(schema).min(1).max(50);

/** What a list, its totals and the choice of the next row go by. A field that the queue has not is refused. */
export const queueFilter = z.strictObject({
  memberId: maybe(id()),
  currency: several(z.enum(currencyCodes)).optional(),
  amountFrom: maybe(decimal()).describe('In major units; only together with exactly one currency'),
  amountTo: maybe(decimal()).describe('As `amountFrom`; included'),
  kind: several(text(60)).optional().describe('Of the kinds that `summary` names for the queue'),
  provider: several(text(60)).optional().describe('Of the providers that `summary` names for the queue'),
  priority: several(text(20)).optional(),
  age: several(z.enum(queueAges)).optional(),
  country: several(z.string().regex(/^[A-Z]{2}$/))
    .optional()
    .describe('Of the player'),
  waitingFrom: maybe(moment()),
  waitingTo: maybe(moment()),
  hold: z
    .enum(['open', 'snoozed', 'decided', 'all'])
    .default('open')
    .describe('`open`: neither snoozed nor decided; `decided`: a decision waits for its moment'),
  whose: z
    .enum(['anybody', 'mine', 'free', 'escalated'])
    .default('anybody')
    .describe('`mine`: claimed by or assigned to the caller; `free`: claimed by and assigned to nobody'),
});
export type QueueFilter = z.output<typeof queueFilter>;

/** What a list can be sorted by; which of them a queue has, `summary` says. */
export const queueSorts = ['waitingSince', 'amount', 'player', 'kind', 'provider', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];
export const queueSort = z.enum(queueSorts);

/** How a list is asked for, and the next of it. */
export const queueView = {
  queue: queueName(),
  filter: queueFilter.prefault({}),
  sort: queueSort
    .default('waitingSince')
    .describe('One of the `sorts` of the queue; `amount` only together with exactly one currency'),
  direction: z.enum(['asc', 'desc']).default('asc'),
};

/** The hash of what was looked at; a decision is bound to it. */
export const lookedAt = () => z.string().regex(/^[0-9a-f]{64}$/);

/** What keeps a cash-out from being approved until it is settled. */
export const cashOutObstacles = ['owesDeposit', 'disputesDeposit'] as const;
export type CashOutObstacle = (typeof cashOutObstacles)[number];

export const decisionStates = ['waiting', 'done', 'refused', 'takenBack'] as const;

export const queueDecision = z.object({
  id: z.int(),
  what: z.string().describe('One of the decisions of the queue'),
  by: z.string(),
  reason: z.string().nullable(),
  effectiveTime: moment().describe('Until then its maker can undo it'),
  state: z
    .enum(decisionStates)
    .describe('`refused`: it was no longer possible when it was carried out, and the row is open again'),
  outcome: z.string().nullable().describe('The error when it was carried out and failed'),
});

export const queueRow = z.object({
  id: z.int().describe('Of the thing that waits: the cash-out, the document, …'),
  memberId: z.int().nullable(),
  username: z.string().nullable(),
  currency: currency().nullable(),
  amount: amount().nullable(),
  kind: z.string().nullable().describe('The method, the kind of the document, the reason for the review, …'),
  provider: z.string().nullable().describe('The payment provider; null where the queue has none'),
  waitingSince: moment(),
  dueTime: moment().nullable().describe('Where rows of the queue have a due time of their own; `age` follows from it'),
  priority: z.string().nullable(),
  age: z.enum(queueAges),
  contentHash: z.string().describe('SHA-256 in hex over what is decided about; a decision is bound to it'),
  claim: z.object({ by: z.string(), until: moment() }).nullable(),
  assignedTo: z.string().nullable(),
  snoozedUntil: moment().nullable(),
  snoozeReason: z.string().nullable(),
  escalated: z.object({ to: z.string(), by: z.string(), reason: z.string(), time: moment() }).nullable(),
  notes: z.int().describe('How many'),
  approval: z.int().nullable().describe('The approval by which it waits for a second person'),
  decision: queueDecision.nullable().describe('The one that waits; otherwise the last one that was refused'),
  obstacle: z
    .enum(cashOutObstacles)
    .nullable()
    .describe('Why nobody can approve it now; `approve` is then not among `may.decide`'),
  may: z
    .object({
      claim: z.boolean(),
      release: z.boolean(),
      assign: z.boolean(),
      handOver: z.boolean().describe('Whether it may be assigned to a colleague'),
      snooze: z.boolean(),
      wake: z.boolean(),
      escalate: z.boolean(),
      note: z.boolean(),
      takeBack: z.boolean(),
      decide: z.array(z.string()).describe('The decisions that this caller may make about this row now'),
    })
    .describe('What this caller may do with this row now'),
});
export type QueueRow = z.output<typeof queueRow>;

/** Over the very same filter as the list. */
export const queueTotals = z.object({
  count: z.int(),
  amber: z.int(),
  red: z.int(),
  amounts: z.array(z.object({ currency: currency(), count: z.int(), amount: amount() })),
  oldest: moment().nullable(),
});

/** What came of each row of many. */
export const rowOutcome = z.object({
  id: z.int(),
  error: z.int().describe('0: done; otherwise the code of the error'),
  message: z.string(),
  row: queueRow.nullable().describe('As it is now; null: it left the queue, or does not exist'),
});
export const rowOutcomes = z.object({ outcomes: z.array(rowOutcome).describe('In the order that was sent') });

/** Rows that something is done to. */
export const queueRows = { queue: queueName(), ids: z.array(id()).min(1).max(100) };
