import type { Call } from '@fairhouse/contract';
import { scopesOf } from '@fairhouse/contract/operator';
import { actAsKey } from '../../db/acting-key.ts';
import type { Caller } from '../../http/desk/desk-listener.ts';
import { type Refusal, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { addressList } from '../../lib/address-list.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { type ApiKeyRow, findByDigest, noteUse } from './api-key.store.ts';
import { scopesInForce } from './api-key.wire.ts';
import type { ApiKeysDeps, KeyLimits, Maker } from './api-keys.deps.ts';
import { recordRefusal } from './record-refusal.ts';

type AdmitDeps = Pick<ApiKeysDeps, 'db' | 'personOf' | 'clock'> & { limits: KeyLimits };

/**
 * Who makes a call with a key: its maker, with what both may do. Everything is read at each call, so a revocation and
 * a lost right count at the next, in every process. A key that is unknown is looked up exactly as one that is wrong: by the
 * digest of all of it.
 */
export async function admitKey(
  deps: AdmitDeps,
  token: string,
  call: Pick<Call, 'path' | 'access' | 'permission'>,
  { address }: Pick<Caller, 'address'>,
): Promise<Operator | Refusal> {
  const { db, clock, limits } = deps;
  const at = clock();
  const row = await findByDigest(db, hashToken(token));
  const maker = row?.state === 'active' ? await deps.personOf(row.makerId) : undefined;
  const judged = judge(row, maker, { call, address, at });
  if ('ok' in judged) {
    await recordRefusal(deps, { row, token, refusal: judged, call: call.path, address });
    return (await limits.mayFail(address, 'apiKey')) ? judged : refuse('tooManyRequests');
  }
  const { key, operator } = judged;
  if (!(await limits.mayCall(key.id, key.ratePerMinute))) return refuse('tooManyRequests');
  if (key.lastUsedAt === null || at.getTime() - key.lastUsedAt.getTime() > noteEveryMs)
    await noteUse(db, key.id, at, address);
  actAsKey({ id: key.id, name: key.name, maker: key.maker });
  return operator;
}

const noteEveryMs = 60_000;

interface Asked {
  call: Pick<Call, 'path' | 'access' | 'permission'>;
  address: string;
  at: Date;
}

function judge(
  key: ApiKeyRow | undefined,
  maker: Maker | undefined,
  { call, address, at }: Asked,
): { key: ApiKeyRow; operator: Operator } | Refusal {
  if (key?.state !== 'active' || key.expiresAt <= at || !maker) return refuse('keyInvalid');
  if (!addressList(key.networks)(address)) return forbidden('keyAddressRefused', { address });
  const needed = scopesOf(call);
  if (!needed) return forbidden('keyNotHere');
  const inForce = scopesInForce(key, maker.permissions);
  const missing = needed.filter((scope) => !inForce.includes(scope));
  if (missing.length > 0) return forbidden('keyScopeMissing', { scopes: missing.join(', ') });
  const session = { id: BigInt(key.id), kind: 'apiKey', idleEndsAt: null, endsAt: key.expiresAt } as const;
  return { key, operator: { ...maker, permissions: new Set(inForce), session } };
}

/** HTTP 403, with the sentence that says why. */
const forbidden = (saying: Refusal['saying'] & string, values?: Refusal['values']): Refusal => ({
  ...refuse('forbidden', values),
  saying,
});
