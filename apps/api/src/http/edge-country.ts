import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

export interface EdgeSettings {
  /** The proxies that are believed: addresses or ranges. */
  trustedProxies: string[];
  /** The header in which a trusted edge names the client's country, in small letters, e.g. `cf-ipcountry`. */
  countryHeader: string | undefined;
}

export type EdgeCountry = (request: FastifyRequest) => string | undefined;

/** What edges write when they do not know. */
const unknown: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** Reads the country that an edge names, and only where the connection itself comes from a trusted one. */
export function createEdgeCountry({ trustedProxies, countryHeader }: EdgeSettings): EdgeCountry {
  if (!countryHeader || trustedProxies.length === 0) return () => undefined;
  const isTrusted = compile(trustedProxies);
  return (request) => {
    const peer = request.raw.socket.remoteAddress;
    const value = request.headers[countryHeader];
    if (!peer || !isTrusted(peer, 0)) return undefined;
    return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && !unknown.has(value) ? value : undefined;
  };
}
