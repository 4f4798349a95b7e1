import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { post } from './house-calls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = 'apps/api/src/add-operator.ts';

/** Who works at the desk in a demonstration. */
export const staff = ['administrator', 'cashier', 'second-cashier', 'documents', 'support', 'risk', 'bonuses'] as const;
export type StaffName = (typeof staff)[number];

export interface Desk {
  /** A call of the desk by one of its people. Throws `Refused`. */
  ask<P extends OperatorCallPath>(who: StaffName, path: P, input: OperatorCallInput<P>): Promise<OperatorCallOutput<P>>;
}

/**
 * Adds the people of the desk and answers what they work with. The only file that knows how an operator is known to the
 * house. `env` leads to its database, and to its clock.
 */
export async function openDesk(casino: string, env: Record<string, string>): Promise<Desk> {
  const keys = new Map<StaffName, string>();
  for (const name of staff) keys.set(name, await addOperator(name, env));
  return {
    ask: (who, path, input) =>
      post(`${casino}/api${path}`, JSON.stringify(input), {
        'content-type': 'application/json',
        authorization: keys.get(who)!,
        'x-forwarded-for': `192.0.2.${251 + (staff.indexOf(who) % 4)}`,
      }),
  };
}

async function addOperator(name: StaffName, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, name], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [key, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${name} was not added to the desk: ${said}`);
  return key.trim();
}
