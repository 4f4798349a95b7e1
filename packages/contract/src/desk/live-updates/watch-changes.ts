import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { queueNames } from '../queues/queue-names.ts';

/** What an open page is notified of: a queue by its name, the incidents of the casino, newer sums of the home page, maintenance, and one's own rights. */
export const liveKinds = [...queueNames, 'incidents', 'home', 'maintenance', 'self'] as const;
export type LiveKind = (typeof liveKinds)[number];

export const watchChanges = call({
  path: '/operator/events',
  method: 'GET',
  access: 'operator',
  permission: 'self',
  summary:
    'A stream of server-sent events: `changed` names the kind of data that changed, of those that the caller may see, without its content. `hello` begins it, `deaf` means that changes are not received for a while, `ended` that the session is over; `beat` comes every 15 seconds. With `Last-Event-ID` missed events follow.',
  input: nothing(),
  output: z.object({ kind: z.enum(liveKinds) }),
  errors: ['tooManyRequests'],
  answersEvents: true,
});
