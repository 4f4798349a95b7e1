import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createEdgeCountry } from './edge-country.ts';

const request = (peer: string, country: string | undefined) =>
  ({ raw: { socket: { remoteAddress: peer } }, headers: { 'cf-ipcountry': country } }) as unknown as FastifyRequest;

describe('the country of an edge', () => {
  it('is believed from that edge only, not from anyone who connects past it', () => {
    const edgeCountry = createEdgeCountry({ trustedProxies: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' });
    expect(edgeCountry(request('10.1.2.3', 'PH'))).toBe('PH');
    expect(edgeCountry(request('::ffff:10.1.2.3', 'PH'))).toBe('PH');
    expect(edgeCountry(request('8.8.8.8', 'PH'))).toBeUndefined();
  });

  it('gives way to the address where the edge does not know', () => {
    const edgeCountry = createEdgeCountry({ trustedProxies: ['10.0.0.1'], countryHeader: 'cf-ipcountry' });
    for (const written of ['XX', 'T1', 'us', '', 'USA', undefined])
      expect(edgeCountry(request('10.0.0.1', written))).toBeUndefined();
  });

  it('is nothing without a header or a proxy to believe', () => {
    for (const settings of [
      { trustedProxies: [], countryHeader: 'cf-ipcountry' },
      { trustedProxies: ['10.0.0.1'], countryHeader: undefined },
    ])
      expect(createEdgeCountry(settings)(request('10.0.0.1', 'PH'))).toBeUndefined();
  });
});
