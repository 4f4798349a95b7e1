import type { InnerPorts, Layout } from './layout.ts';
import { render } from './render.ts';

/** A text in YAML: JSON is a part of it, so anything that is not plain goes in quotes. */
const quoted = (value: unknown) => JSON.stringify(value);
const here = (port: number) => `127.0.0.1:${port}`;

export interface Passwords {
  database: string;
  replication: string;
  rewind: string;
  rest: string;
}

export interface NodeFolders {
  data: string;
  programs: string;
  passFile: string;
}

/** What node `index` (from 0) is told. `settings` are PostgreSQL's, beside those that all nodes share. */
export function patroniText(
  { nodes }: Layout,
  index: number,
  folders: NodeFolders,
  passwords: Passwords,
  settings: Readonly<Record<string, string>>,
): string {
  const node = nodes[index]!;
  return render('patroni.yml', {
    name: `node-${index + 1}`,
    restListen: quoted(here(node.rest)),
    restSeen: quoted(here(node.seen.rest)),
    restPassword: quoted(passwords.rest),
    etcdHosts: quoted(node.etcds.map(here)),
    network: '127.0.0.1/32',
    postgresListen: quoted(here(node.postgres)),
    postgresSeen: quoted(here(node.seen.postgres)),
    dataFolder: quoted(folders.data),
    binFolder: quoted(folders.programs),
    passFile: quoted(folders.passFile),
    databasePassword: quoted(passwords.database),
    replicationPassword: quoted(passwords.replication),
    rewindPassword: quoted(passwords.rewind),
    parameters: Object.entries(settings)
      .map(([name, value]) => `    ${name}: ${quoted(value)}`)
      .join('\n'),
  });
}

export function etcdText({ etcds }: Pick<InnerPorts, 'etcds'>, index: number, dataFolder: string): string {
  const { client, peer } = etcds[index]!;
  return render('etcd.yml', {
    name: `etcd-${index + 1}`,
    dataFolder: quoted(dataFolder),
    clientUrl: `http://${here(client)}`,
    peerUrl: `http://${here(peer)}`,
    members: etcds.map((member, at) => `etcd-${at + 1}=http://${here(member.peer)}`).join(','),
  });
}

/** Where the outside finds the casino: host and port. */
export interface Doors {
  casino: string;
  studio: string;
  desk: string;
}

const serverCheck = 'check inter 250ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down';

export function haproxyText(layout: Layout, doors: Doors, errorsFolder: string): string {
  const servers = (name: string, ports: number[], options: string) =>
    ports.map((port, at) => `  server ${name}-${at + 1} ${here(port)} ${options}`).join('\n');
  const ready = `  option httpchk GET /readyz\n  timeout check 2500ms\n`;
  return render('haproxy.cfg', {
    database: here(layout.database),
    nodes: layout.nodes
      .map(({ seen }, at) => `  server node-${at + 1} ${here(seen.postgres)} check port ${seen.rest}`)
      .join('\n'),
    casino: doors.casino,
    studio: doors.studio,
    desk: doors.desk,
    figures: here(layout.figures),
    errors: errorsFolder,
    apis:
      ready +
      servers(
        'api',
        layout.apis.map(({ calls }) => calls),
        serverCheck,
      ),
    desks:
      ready +
      servers(
        'desk',
        layout.apis.map(({ desk }) => desk),
        serverCheck,
      ),
    studios: ready + servers('studio', layout.studios, serverCheck),
  });
}

export function natsText({ nats }: Pick<InnerPorts, 'nats'>): string {
  return render('nats.conf', { host: '127.0.0.1', port: String(nats.client), monitor: quoted(here(nats.monitor)) });
}

export function prometheusText(layout: Layout): string {
  const targets = (ports: number[]) => quoted(ports.map(here));
  return render('prometheus.yml', {
    apis: targets(layout.apis.map(({ calls }) => calls)),
    studios: targets(layout.studios),
    etcds: targets(layout.etcds.map(({ client }) => client)),
    nodes: targets(layout.nodes.map(({ rest }) => rest)),
    balancers: targets([layout.figures]),
  });
}
