import { z } from 'zod';

/** What a call can answer besides, when its command is under the policy. */
export const secondPersonErrors = ['waitsForSecond', 'secondOperatorNeeded', 'ownAffair', 'contentChanged'] as const;

/** The proposal that was made of it. */
export const secondPersonData = { waitsForSecond: z.object({ approvalId: z.int() }) };
