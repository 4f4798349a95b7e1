import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What proxies and tunnels say about whom they speak for. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether an address is of the loopback: 127.0.0.0/8 and ::1. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether a request comes from this machine itself: by the socket's own peer, whatever proxies are trusted. Behind a
 * proxy on the same machine everybody comes from the loopback, but forwarded.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => name in request.headers)) return false;
  return isLoopback(request.socket.remoteAddress ?? '');
}
