import { quicknet as network } from '@fairhouse/game-math/drand';
import type { DrandNetwork } from './drand-beacon.ts';

/** The network that the salts are taken from, with relays to ask. */
export const quicknet: DrandNetwork = {
  ...network,
  addresses: ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'],
};
