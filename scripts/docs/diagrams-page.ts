import { createRequire } from 'node:module';
import { readConfiguration } from '../start/configuration.ts';
import { processes } from '../start/programs.ts';

const { features } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  features: Record<string, readonly string[]>;
};

/** What the processes are, beside their names and ports. */
const roles: Record<(typeof processes)[number]['name'], string> = {
  api: 'player API, vendor wallet, webhooks',
  studio: 'games, rounds, shared tables',
  'sandbox-psp': 'fake providers, development only',
};

function processesDiagram(): string {
  const { ports } = readConfiguration({}, [], '/');
  const nodes = processes.map(({ name, port }) => `  ${name}["${name} :${ports[port]}<br>${roles[name]}"]`);
  return `\`\`\`mermaid
flowchart LR
  player["player's browser"]
  staff["staff's browser"]
  vendor["external game vendor"]
  provider["payment providers"]
${nodes.join('\n')}
  desk["desk :${ports.desk}<br>second listener of api"]
  database[("PostgreSQL<br>schemas casino, studio, sandbox")]
  player -->|"/api, the site"| api
  player -->|"games, in a frame"| studio
  staff --> desk
  desk --- api
  vendor -->|"/wallet, signed"| api
  studio -->|"/wallet, signed"| api
  api -->|orders| provider
  provider -->|"/webhooks, signed"| api
  api -.->|orders| sandbox-psp
  sandbox-psp -.->|webhooks| api
  api --> database
  studio --> database
  sandbox-psp -.-> database
\`\`\``;
}

function importsDiagram(): string {
  const short = (feature: string) =>
    feature
      .replace('packages/', '')
      .replace('apps/', '')
      .replace(/\/src\/.*/, '');
  const ofFeature = ([feature, allowed]: [string, readonly string[]]) =>
    [...new Set(allowed.map(short))].map((to) => `  ${short(feature)} --> ${to}`);
  const apps = Object.keys(features).filter((feature) => feature.startsWith('apps/'));
  return `\`\`\`mermaid
flowchart LR
  subgraph apps
${apps.map((feature) => `    ${short(feature)}`).join('\n')}
  end
${Object.entries(features).flatMap(ofFeature).join('\n')}
\`\`\``;
}

/** docs/diagrams.md: the processes with their ports, and who may import whom. */
export function diagramsPage(): string {
  return `# Diagrams

Written by \`npm run docs-pages\`: names and ports from \`scripts/start\`, imports from \`.dependency-cruiser.cjs\`.

## Processes and ports

${processesDiagram()}

Dashed: development only. A game or payment page is on an origin of its own, so it cannot reach the player's session.

## Allowed imports

An arrow means "may import". \`npm run imports\` refuses every other import.

${importsDiagram()}
`;
}
