import { relative } from 'node:path';
import type { Configuration } from '../../scripts/start/configuration.ts';
import type { FirstLink } from '../../scripts/start/first-link.ts';
import type { Cluster } from './open-cluster.ts';

/** What to open, where each part is, and how it ends. */
export function announcement(
  { origins, sandbox }: Configuration,
  { layout, folders }: Pick<Cluster, 'layout' | 'folders'>,
  { firstLink, tookMs }: { firstLink: FirstLink | undefined; tookMs: number },
): string {
  const here = (...ports: number[]) => ports.map((port) => `127.0.0.1:${port}`).join(', ');
  const { nodes, etcds, apis, studios } = layout;
  const rows: [string, string][] = [
    ['Casino', `${origins.casino}  (two APIs: ${here(...apis.map(({ calls }) => calls))})`],
    ['Game studio', `${origins.studio}  (two: ${here(...studios)})`],
    ["Operators' desk", origins.desk],
    ...(sandbox ? [['Sandbox payments', origins.sandbox] satisfies [string, string]] : []),
    ['Database', `${here(layout.database)}  (three nodes: ${here(...nodes.map(({ postgres }) => postgres))})`],
    ['Patroni', here(...nodes.map(({ rest }) => rest))],
    ['Store (etcd)', here(...etcds.map(({ client }) => client))],
    ['Broker (NATS)', here(layout.nats.client)],
    ['Balancer', `http://${here(layout.figures)}/  (HAProxy's own page)`],
    ['Prometheus', `http://${here(layout.prometheus)}/`],
  ];
  const folder = relative(process.cwd(), folders.root) || '.';
  return [
    '',
    `The cluster runs (${(tookMs / 1_000).toFixed(1)} s).`,
    '',
    ...rows.map(([name, address]) => `  ${name.padEnd(18)}${address}`),
    '',
    ...(firstLink
      ? [`Open ${firstLink.link} to create the first administrator of the desk. The link works once.`]
      : []),
    `Logs are in ${folder}/logs and ${folder}/casino/logs. "npm run cluster -- status" says who leads.`,
    'Ctrl-C or "npm run cluster -- stop" ends all of it.',
    '',
  ].join('\n');
}
