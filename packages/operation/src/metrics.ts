import client from 'prom-client';

export const { Counter, Gauge, Histogram, register } = client;

let collecting = false;

/** Memory, CPU, event loop lag and garbage collection of this process; asked for twice it starts once. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  client.collectDefaultMetrics();
}
