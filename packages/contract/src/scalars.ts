import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { sharedBy, sharedOf } from './shared-schemas.ts';

/**
 * Bodies come as JSON, form-encoded or multipart alike, so every scalar also reads its own text:
 * '12.5' for a number, 'true' or '1' for a flag. Nothing else is coerced: '', null and true are no numbers.
 */
const decimalPattern = /^-?\d{1,15}(\.\d{1,8})?$/;

function reading<T extends z.ZodType>(schema: T, read: (text: string) => unknown) {
  return z.preprocess((value: z.input<T> | string) => (typeof value === 'string' ? read(value) : value), schema);
}

/** A finite number, or its plain decimal text with at most 15 digits and 8 places, so that no digit is rounded away. */
export const decimal = sharedBy(() => reading(z.number(), (text) => (decimalPattern.test(text) ? Number(text) : text)));

/** A whole number between `min` and `max`, or its text. */
export const whole = sharedBy((min = 0, max = 1_000_000_000) =>
  reading(z.number().int().min(min).max(max), (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text)),
);

/** true or false, 'true' or 'false', 1 or 0. */
export const flag = sharedBy(() =>
  z.preprocess((value: boolean | 0 | 1 | 'true' | 'false' | '0' | '1') => {
    if (value === 'true' || value === '1' || value === 1) return true;
    if (value === 'false' || value === '0' || value === 0) return false;
    return value;
  }, z.boolean()),
);

/** 1 or 0, as the specified lists write yes and no. */
export const bit = sharedBy(() => whole(0, 1));

/** Text of at most `max` characters, trimmed; a number is read as its digits (form fields often arrive so). */
export const text = sharedBy((max = 200) =>
  z.preprocess(
    (value: string | number) => (typeof value === 'number' ? String(value) : value),
    z.string().trim().max(max).refine(isWellFormed, 'unreadable text'),
  ),
);

/** Text of which not even a blank may be changed: passwords and tokens. At most `max` characters. */
export const secret = sharedBy((max = 200) => z.string().max(max).refine(isWellFormed, 'unreadable text'));

/** A lone surrogate or a NUL cannot be stored as text. */
function isWellFormed(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/** A field that may stay empty: '' and null, which forms and the specified client send for it, count as absent. */
export const maybe = sharedOf(<T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T> | '' | null | undefined) => (value === '' || value === null ? undefined : value),
    schema.optional(),
  ),
);

/** The id of a row: a whole number as text or number. Ids are numbers on the wire and never carry meaning. */
export const id = sharedBy(() => whole(1, Number.MAX_SAFE_INTEGER));

/** The id of something the casino lists, such as a game, an article or a package: the database keeps these in 32 bits. */
export const listedId = sharedBy(() => whole(1, 2_147_483_647));

/** Specified clients send their own member id along. It is read and ignored: whose rows they are says the session. */
export const ignoredMemberId = sharedBy(() => maybe(id()).describe('Ignored; ownership follows from the session'));

/** Up to `max` uploaded files as comma-joined ids, the specified wire; read into a list of ids here, once. */
export const fileIds = sharedBy((max = 6) =>
  text(120)
    .refine((joined) => /^(\d{1,15}(,\d{1,15})*)?$/.test(joined), 'not comma-joined file ids')
    .transform((joined) => (joined === '' ? [] : joined.split(',').map(Number)))
    .refine((ids) => ids.length <= max, `more than ${max} files`)
    .describe(`At most ${max} file ids, joined by commas`),
);

/** Chosen by the client once per intent: the repeat gets the first answer, another content with it is a conflict. */
export const requestKey = sharedBy(() =>
  maybe(z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)).describe(
    'Idempotency key: a repeat gets the first answer, different content with the same key is a conflict',
  ),
);

/** An amount in major units of the member's currency. Places and limits are checked against that currency later. */
export const wireAmount = sharedBy(() => decimal().describe("Amount in major units of the member's currency"));

/** An amount in an answer. */
export const amount = sharedBy(() => z.number().describe("In major units of the member's currency"));

/** ISO 8601 has a year 0 and PostgreSQL's calendar has none. */
const isAfterYearZero = (text: string) => !text.startsWith('0000');

/** A moment: ISO 8601 in UTC, of the years 1 to 9999. */
export const moment = sharedBy(() =>
  z.iso.datetime().refine(isAfterYearZero, 'no such year').describe('ISO 8601 in UTC'),
);

/** A day, YYYY-MM-DD, of the years 1 to 9999. */
export const day = sharedBy(() => z.iso.date().refine(isAfterYearZero, 'no such year'));

export const currency = sharedBy(() => z.enum(currencyCodes));

/** No fields at all; whatever is sent is ignored. */
export const nothing = () => z.object({}).describe('Empty');

/** `data` of a call that answers only that it is done. */
export const done = () => z.null().describe('Nothing');
