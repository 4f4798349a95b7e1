import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../fake-provider.ts';
import { readControl } from './control.store.ts';

/**
 * What a provider does to an order, as a test has it: `unavailable` says that nothing was ordered; `broken` answers 500, `dropped`
 * ends the connection and `hanging` never answers, all of them after the order was taken.
 */
export const troubles = ['none', 'unavailable', 'broken', 'dropped', 'hanging'] as const;
export type Trouble = (typeof troubles)[number];

export const troubleName = (provider: string) => `trouble ${provider}`;

export async function troubleOf({ db, settings }: Pick<Parts, 'db' | 'settings'>, provider: string): Promise<Trouble> {
  if (!settings.controls) return 'none';
  const value = await readControl(db, troubleName(provider));
  return troubles.find((one) => one === value) ?? 'none';
}

/** The answer to an order that was taken; false: it is answered as usual. */
export function spoilAnswer(trouble: Trouble, request: FastifyRequest, reply: FastifyReply): boolean {
  if (trouble === 'none' || trouble === 'unavailable') return false;
  if (trouble === 'broken') void reply.status(500).send({ error: 'internal' });
  else {
    reply.hijack();
    if (trouble === 'dropped') request.raw.socket.destroy();
  }
  return true;
}
