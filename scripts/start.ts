import { fileURLToPath } from 'node:url';
import { runHouse } from './start/run-house.ts';

await runHouse(fileURLToPath(new URL('..', import.meta.url)));
