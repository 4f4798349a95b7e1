import { join } from 'node:path';
import type { Identity } from '@fairhouse/database/embedded';
import type { ServiceProgram } from '../../scripts/start/service.ts';
import type { Layout } from './layout.ts';
import type { Programs } from './packages.ts';

export interface ClusterFolders {
  /** Of the whole cluster. */
  root: string;
  logs: string;
  nodes: string[];
  etcds: string[];
  configurations: string;
  prometheus: string;
}

interface Context {
  layout: Layout;
  folders: ClusterFolders;
  programs: Programs;
  identity: Identity;
}

export function etcdPrograms(context: Context): ServiceProgram[] {
  const { layout, folders, programs } = context;
  return layout.etcds.map(({ client }, at) =>
    program(context, `etcd-${at + 1}`, {
      args: [programs.etcd, '--config-file', join(folders.configurations, `etcd-${at + 1}.yml`)],
      cwd: folders.etcds[at]!,
      readyUrl: `http://127.0.0.1:${client}/health`,
    }),
  );
}

export function nodePrograms(context: Context): ServiceProgram[] {
  const { layout, folders, programs } = context;
  return layout.nodes.map(({ rest }, at) =>
    program(context, `node-${at + 1}`, {
      args: ['/usr/bin/python3', programs.patroni, join(folders.configurations, `node-${at + 1}.yml`)],
      // Not where its files are: PostgreSQL's programs return to where they were called, by a name that a file system
      // of another namespace does not have.
      cwd: folders.configurations,
      readyUrl: `http://127.0.0.1:${rest}/liveness`,
    }),
  );
}

export function haproxyProgram(context: Context): ServiceProgram {
  const { layout, folders, programs } = context;
  return program(context, 'haproxy', {
    args: [programs.haproxy, '-db', '-f', join(folders.configurations, 'haproxy.cfg')],
    cwd: folders.configurations,
    readyUrl: `http://127.0.0.1:${layout.figures}/metrics`,
  });
}

export function natsProgram(context: Context): ServiceProgram {
  const { layout, folders, programs } = context;
  return program(context, 'nats', {
    args: [programs.nats, '--config', join(folders.configurations, 'nats.conf')],
    cwd: folders.configurations,
    readyUrl: `http://127.0.0.1:${layout.nats.monitor}/healthz`,
  });
}

export function prometheusProgram(context: Context): ServiceProgram {
  const { layout, folders, programs } = context;
  return program(context, 'prometheus', {
    args: [
      programs.prometheus,
      `--config.file=${join(folders.configurations, 'prometheus.yml')}`,
      `--storage.tsdb.path=${folders.prometheus}`,
      '--storage.tsdb.retention.time=7d',
      '--storage.tsdb.retention.size=1GB',
      `--web.listen-address=127.0.0.1:${layout.prometheus}`,
    ],
    cwd: folders.prometheus,
    readyUrl: `http://127.0.0.1:${layout.prometheus}/-/ready`,
  });
}

/** The kernel ends it when we are killed ourselves: it has no channel to us, as our own processes have. */
function program(
  { folders, programs, identity }: Context,
  name: string,
  { args, cwd, readyUrl }: { args: string[]; cwd: string; readyUrl: string },
): ServiceProgram {
  const [command, ...rest] = [...identity.prefix, 'setpriv', '--pdeathsig', 'TERM', '--', ...args];
  return {
    name,
    command: command!,
    args: rest,
    uid: identity.uid,
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C.UTF-8', ...programs.env },
    logFile: join(folders.logs, `${name}.log`),
    readyUrl,
  };
}
