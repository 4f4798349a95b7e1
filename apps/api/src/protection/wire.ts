import type { Foundation } from '../foundation.ts';
import type { Service } from '../service.ts';
import { openHarm } from './wiring/harm.ts';
import { openProtection, type Protection } from './wiring/limits.ts';
import { openRegions } from './wiring/regions.ts';

export interface ProtectionArea {
  protection: Protection;
  services: Service[];
}

/** Limits, pauses and exclusions, the follow-up of markers of harm, and where the service is offered. Needs no other area. */
export function wireProtection(foundation: Foundation): ProtectionArea {
  const protection = openProtection(foundation);
  return { protection, services: [protection, openHarm(foundation, protection), openRegions(foundation)] };
}
