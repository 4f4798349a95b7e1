import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { type Region, regionOf } from './region.ts';

export function regionRoutes({ region }: { region: Region }): Handler[] {
  return [
    on(calls['/sys/ipinfoCloudFlare'], async ({ address, edgeCountry }) => ok(regionOf(region, address, edgeCountry))),
  ];
}
