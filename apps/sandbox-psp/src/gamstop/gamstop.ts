import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FakeProvider, Parts } from '../fake-provider.ts';

const person = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  dateOfBirth: z.iso.date(),
  email: z.string().min(3),
  postcode: z.string(),
});

/** Anyone who has such a last name is in the register, was in it, or finds it out of order. */
const byLastName: Record<string, string> = { Excluded: 'Y', Lapsed: 'P' };

function gamstopRoutes(server: FastifyInstance, { settings }: Parts): void {
  server.post('/gamstop/v2', async (request, reply) => {
    if (request.headers['x-api-key'] !== settings.hostedPageKey) return reply.status(403).send();
    const asked = person.safeParse(request.body);
    if (!asked.success) return reply.status(400).send();
    if (asked.data.lastName === 'Unanswered') return reply.status(503).send();
    return reply
      .headers({ 'x-exclusion': byLastName[asked.data.lastName] ?? 'N', 'x-unique-id': randomUUID() })
      .status(200)
      .send();
  });
}

/** The register of excluded people. It never tells anything by itself. */
export const gamstop: FakeProvider = { name: 'gamstop', routes: gamstopRoutes, sign: () => ({}) };
