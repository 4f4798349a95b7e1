import { fileURLToPath } from 'node:url';
import { buildClient } from '../start/clients.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All systems of a run serve the same pages. They are built before the first one starts: two builds at once would empty each other's folder. */
export const apps = ['web', 'studio', 'desk'];

export default async function setup(): Promise<void> {
  for (const app of apps) await buildClient(root, app, undefined, console.log);
}
