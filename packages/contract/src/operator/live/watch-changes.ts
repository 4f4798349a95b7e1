import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { queueNames } from '../queue/queue-names.ts';

/** What an open page is told of: a queue by its name, the incidents of the house, and one's own rights. */
export const liveKinds = [...queueNames, 'incidents', 'self'] as const;
export type LiveKind = (typeof liveKinds)[number];

export const watchChanges = call({
  path: '/operator/events',
  method: 'GET',
  access: 'operator',
  permission: 'self',
  summary:
    'A stream of server-sent events: `changed` says what kind of thing has changed, of those that the caller may see, and nothing of the thing itself. `hello` begins it, `deaf` says that changes are not heard for a while, `ended` that the session is over; `beat` comes every 15 seconds. Behind `Last-Event-ID` follows what was missed.',
  input: nothing(),
  output: z.object({ kind: z.enum(liveKinds) }),
  errors: ['tooManyRequests'],
  answersEvents: true,
});
