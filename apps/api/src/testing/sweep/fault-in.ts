import { type Call, type ErrorName, errorNameOf } from '@fairhouse/contract';
import { z } from 'zod';

/** What any call may answer besides the outcomes it declares. */
const anyCall: ErrorName[] = [
  'loginAgain',
  'missingField',
  'invalidField',
  'unreadableBody',
  'bodyTooLarge',
  'unsupportedBody',
  'tooManyRequests',
];

const innards = /\bat .+:\d+:\d+|node_modules|\.ts:\d|ECONN|violates|syntax error|pg_|TypeError|ZodError/;

export interface Sweeping {
  status: number;
  type: string | null;
  text: string;
}

/** What is wrong with an answer to bad input, in a sentence; undefined when it is as it should be. */
export function faultIn(call: Call, { status, type, text }: Sweeping): string | undefined {
  if (status >= 500) return `HTTP ${status}: ${text.slice(0, 200)}`;
  if (call.answersFile && type?.startsWith('text/csv')) return undefined;
  if (!type?.startsWith('application/json')) return `answered ${type}, which a browser may show as a page`;
  const answer = JSON.parse(text) as { error?: unknown; message?: unknown; data?: unknown };
  if (typeof answer.error !== 'number' || typeof answer.message !== 'string' || !('data' in answer))
    return 'no envelope';
  if (innards.test(answer.message)) return `tells of its innards: ${answer.message}`;
  if (/[<\u202e\0]/.test(answer.message)) return `says back what it was sent: ${answer.message}`;
  if (answer.error === 0) {
    const data = call.output.safeParse(answer.data);
    return data.success ? undefined : `data is not what the contract says: ${data.error.message.slice(0, 300)}`;
  }
  const name = errorNameOf(answer.error);
  const carried = (name && call.refusalData?.[name]) ?? z.null();
  if (!carried.safeParse(answer.data).success) return `error ${answer.error} carries what it does not declare`;
  if (answer.message.length < 5) return 'a refusal without a sentence';
  // Anyone who of the staff lacks the permission of a call.
  if (name === 'notPermitted' && call.access === 'operator') return undefined;
  return name && [...anyCall, ...call.errors].includes(name)
    ? undefined
    : `error ${answer.error} is not declared: ${answer.message}`;
}
