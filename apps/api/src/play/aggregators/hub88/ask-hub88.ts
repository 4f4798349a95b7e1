import type { KeyObject } from 'node:crypto';
import { signatureHeader, signed } from './signature.ts';

export interface Hub88Api {
  apiUrl: string;
  operatorId: number;
  privateKey: KeyObject;
}

/** Asks the operator API something, signed over the bytes that are sent. Rejects when nobody answers in time. */
export async function askHub88(
  { apiUrl, operatorId, privateKey }: Hub88Api,
  path: string,
  input: object,
  timeoutMs: number,
): Promise<Response> {
  const body = JSON.stringify({ operator_id: operatorId, ...input });
  return fetch(`${apiUrl}/operator/generic/v2${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signed(body, privateKey) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
