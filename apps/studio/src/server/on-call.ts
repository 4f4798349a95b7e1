import { type PlayCall, type PlayInput, playCalls } from '@fairhouse/contract/play';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';

/** Binds a call of the contract to its command, which is given what the contract could read of the body. */
export function onCall<C extends PlayCall>(
  app: FastifyInstance,
  call: C,
  command: (input: PlayInput<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.post(`/play/${call}`, async (request, reply) => {
    const input = playCalls[call].input.safeParse(request.body ?? {});
    return input.success ? command(input.data as PlayInput<C>, request, reply) : refuse(reply, 'WRONG_INPUT');
  });
}
