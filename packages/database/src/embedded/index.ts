export { canListenOn, freePort, isPortFree } from './port.ts';
export { isAlive, type RunningServer, runningServer } from './running-server.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export { giveTo, type Identity, unprivilegedIdentity } from './unprivileged.ts';
