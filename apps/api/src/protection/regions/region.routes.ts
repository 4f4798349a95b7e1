import { type CallOutput, calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import type { Region } from './region.ts';

/** Whether the service is offered at this address. */
export function regionOf(
  region: Region,
  address: string,
  edgeCountry: string | undefined,
): CallOutput<'/sys/ipinfoCloudFlare'> {
  const country = region.countryOf(address, edgeCountry);
  return { status: !region.isRestricted(country), url: region.restrictedUrl, country: country ?? null };
}

export function regionRoutes({ region }: { region: Region }): Handler[] {
  return [
    on(calls['/sys/ipinfoCloudFlare'], async ({ address, edgeCountry }) => ok(regionOf(region, address, edgeCountry))),
  ];
}
