import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { regionRoutes } from '../regions/region.routes.ts';

/** Where the service is offered. */
export function openRegions({ region }: Foundation): Service {
  return { handlers: regionRoutes({ region }), jobs: [] };
}
