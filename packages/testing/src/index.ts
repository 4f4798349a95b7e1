export { freePort } from '@fairhouse/database/embedded';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { type NatsServer, natsProgram, natsServer } from './nats-server.ts';
export { type OwnServer, ownServer } from './own-server.ts';
export { type Random, randomFrom } from './random.ts';
export { type ReplicatedServer, replicatedServer } from './replicated-server.ts';
export { countRowsRead } from './rows-read.ts';
export { type SmallDisk, smallDisk } from './small-disk.ts';
export { type Furniture, type TestDatabase, testDatabase } from './test-database.ts';
