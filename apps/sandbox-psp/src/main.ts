import { runProcess } from '@fairhouse/operation';
import { startSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

await runProcess({
  name: 'sandbox-psp',
  check() {
    readSettings(process.env);
    return [];
  },
  start: (logger) => startSandbox(readSettings(process.env), logger),
});
