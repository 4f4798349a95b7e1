import { z } from 'zod';

/** Keys of idempotency are compared as text, so one way of writing them. */
const uuid = () => z.guid().transform((given) => given.toLowerCase());
/** A blank would not fit into a posting, and a posting takes 128 bytes. */
const round = () => z.string().regex(/^[\x21-\x7e]{1,100}$/);
const amount = () => z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const flag = () => z.boolean().nullish();

const user = { user: z.string().max(64), request_uuid: uuid() };
const inSession = { ...user, token: z.string().min(1).max(255) };
const inRound = {
  ...inSession,
  transaction_uuid: uuid(),
  game_code: z.string().min(1).max(100),
  round: round().nullish(),
  round_closed: flag(),
};
const moved = {
  ...inRound,
  currency: z.string().max(10),
  amount: amount(),
  is_free: flag(),
  is_supplier_promo: flag(),
};

/** What Hub88 calls, by its paths below the wallet's address. Fields that are not listed are not read. */
export const wire = {
  '/user/info': z.object(user),
  '/user/balance': z.object(inSession),
  '/transaction/bet': z.object({ ...moved, reward_uuid: uuid().nullish() }),
  '/transaction/win': z.object({ ...moved, reference_transaction_uuid: uuid().nullish() }),
  '/transaction/rollback': z.object({ ...inRound, reference_transaction_uuid: uuid() }),
};

export type Asked<P extends keyof typeof wire> = z.output<(typeof wire)[P]>;

/** Whether a field has another type than agreed, rather than being missing or of the wrong form. */
export function hasWrongType(body: unknown, { issues }: z.ZodError): boolean {
  return issues.some(
    ({ code, path }) => code === 'invalid_type' && path.length > 0 && valueAt(body, path[0]!) !== undefined,
  );
}

function valueAt(body: unknown, field: PropertyKey): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<PropertyKey, unknown>)[field] : undefined;
}
