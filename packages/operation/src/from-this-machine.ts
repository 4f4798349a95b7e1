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
 * proxy on the same machine everybody comes from the loopback, but forwarded. It is asked by a loopback name too: the
 * name of a page elsewhere can be pointed at 127.0.0.1 (DNS rebinding), and its browser would let it read the answer.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => name in request.headers)) return false;
  return isLoopback(request.socket.remoteAddress ?? '') && isLoopbackName(request.headers.host ?? '');
}

function isLoopbackName(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
}
