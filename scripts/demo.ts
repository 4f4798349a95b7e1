import { fileURLToPath } from 'node:url';
import { runDemo } from './demo/run-demo.ts';

process.exitCode = await runDemo(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
