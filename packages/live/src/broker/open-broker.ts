import type { Broker, BrokerLog } from './broker.ts';
import { natsBroker } from './nats.ts';
import { postgresBroker } from './postgres.ts';

/** The broker of the casino: NATS where addresses of it are set, else PostgreSQL. */
export function openBroker(options: { addresses: readonly string[]; databaseUrl: string; log: BrokerLog }): Broker {
  const { addresses, databaseUrl, log } = options;
  return addresses.length > 0 ? natsBroker({ addresses, log }) : postgresBroker({ url: databaseUrl, log });
}
