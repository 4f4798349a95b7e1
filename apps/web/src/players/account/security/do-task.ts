import type { CallOutput } from '@fairhouse/contract';
import { post } from '../../../lib/api.ts';
import { makePasskey } from './make-passkey.ts';
import type { Task } from './task.ts';

/** What a task leads to: a secret to scan, codes to keep, or the overview with a sentence. */
export type Outcome =
  | { ok: true; next: 'scan'; secret: CallOutput<'/sys/member/factor/totp/begin'> }
  | { ok: true; next: 'codes'; codes: string[]; said?: Said }
  | { ok: true; next: 'overview'; said: Said }
  | { ok: false; said: 'passkeyCancelled' | 'passkeyKnown' }
  | { ok: false; message: string };

type Said = 'passkeyAdded' | 'passkeyRemoved' | 'totpOffDone';

/** Does the task with the password that was just entered. */
export async function doTask(task: Task, password: string, name: string): Promise<Outcome> {
  switch (task.do) {
    case 'addTotp': {
      const answer = await post('/sys/member/factor/totp/begin', { password });
      return answer.ok ? { ok: true, next: 'scan', secret: answer.data } : answer;
    }
    case 'removeTotp': {
      const answer = await post('/sys/member/factor/totp/remove', { password });
      return answer.ok ? { ok: true, next: 'overview', said: 'totpOffDone' } : answer;
    }
    case 'removePasskey': {
      const answer = await post('/sys/member/factor/passkey/remove', { id: task.passkey.id, password });
      return answer.ok ? { ok: true, next: 'overview', said: 'passkeyRemoved' } : answer;
    }
    case 'newCodes': {
      const answer = await post('/sys/member/factor/recovery/renew', { password });
      return answer.ok ? { ok: true, next: 'codes', codes: answer.data.recoveryCodes } : answer;
    }
    case 'addPasskey':
      return addPasskey(password, name);
  }
}

async function addPasskey(password: string, name: string): Promise<Outcome> {
  const begun = await post('/sys/member/factor/passkey/begin', { password });
  if (!begun.ok) return begun;
  const made = await makePasskey(begun.data.options);
  if (!made.ok) return { ok: false, said: made.reason };
  const answer = await post('/sys/member/factor/passkey/confirm', { name, passkey: made.passkey });
  if (!answer.ok) return answer;
  const { recoveryCodes } = answer.data;
  if (recoveryCodes.length === 0) return { ok: true, next: 'overview', said: 'passkeyAdded' };
  return { ok: true, next: 'codes', codes: recoveryCodes, said: 'passkeyAdded' };
}
