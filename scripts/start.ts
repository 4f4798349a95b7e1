import { fileURLToPath } from 'node:url';
import { runSupervisor } from './start/run-supervisor.ts';

await runSupervisor(fileURLToPath(new URL('..', import.meta.url)));
