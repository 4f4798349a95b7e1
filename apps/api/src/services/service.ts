import type { FastifyInstance } from 'fastify';
import type { Handler } from '../http/handler.ts';

/** A part of the house with everything wired: what it answers, and what it does by itself. */
export interface Service {
  handlers: Handler[];
  /** Under way since the service was opened; all are stopped before anything is closed. */
  jobs: { stop(): Promise<void> }[];
  /** What is no call of the contract: pages, pictures, webhooks. */
  addRoutes?(server: FastifyInstance): Promise<void> | void;
  /** Closes what the service has opened, once the jobs have ended. */
  close?(): Promise<void>;
}
