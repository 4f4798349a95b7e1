import type { FastifyInstance } from 'fastify';
import type { CarryOutApproved } from './db/approvals.ts';
import type { Job } from './db/job-queue/job.ts';
import type { QueueCommands } from './desk/index.ts';
import type { Listener } from './http/call-routes.ts';
import type { Handler } from './http/handler.ts';

/** A part of the casino with everything wired: what it answers, and what it does by itself. */
export interface Service {
  handlers: Handler[];
  /** What the queue does for it, from when all services are open until the first is closed. */
  jobs: Job[];
  /** How its commands are carried out that a second person has approved. */
  approved?: CarryOutApproved;
  /** How what was decided in the queues of its rows is carried out. */
  decides?: Partial<QueueCommands>;
  /** What is no call of the contract: pages, pictures, webhooks. */
  addRoutes?(server: FastifyInstance): Promise<void> | void;
  /** The same on the desk's listener, which says who may. */
  addDeskRoutes?(server: FastifyInstance, listener: Pick<Listener, 'admit'>): Promise<void> | void;
  /** Closes what the service has opened, once the queue has stopped. */
  close?(): Promise<void>;
}
