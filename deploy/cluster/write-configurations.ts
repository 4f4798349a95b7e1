import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo, type Identity } from '@fairhouse/database/embedded';
import type { Configuration } from '../../scripts/start/configuration.ts';
import { writeBalancerAnswers } from './balancer-answers.ts';
import { etcdText, haproxyText, natsText, type Passwords, patroniText, prometheusText } from './configurations.ts';
import type { Layout } from './layout.ts';
import { nodeSettings } from './node-settings.ts';
import type { ClusterFolders } from './programs.ts';

/** Made with the cluster: its nodes keep them. */
export function readPasswords(file: string): Passwords {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  const made = () => randomBytes(24).toString('base64url');
  const passwords = { database: made(), replication: made(), rewind: made(), rest: made() };
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 });
  return passwords;
}

/** Makes the folders of all programs, and what each of them reads, for nobody else's eyes. */
export function writeConfigurations({
  layout,
  folders,
  passwords,
  identity,
  configuration,
  postgres,
}: {
  layout: Layout;
  folders: ClusterFolders;
  passwords: Passwords;
  identity: Identity;
  configuration: Configuration;
  postgres: string;
}): void {
  const { ports, host } = configuration;
  const { configurations } = folders;
  for (const folder of [configurations, folders.logs, folders.prometheus, ...folders.nodes, ...folders.etcds]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  }
  const write = (name: string, text: string) => writeFileSync(join(configurations, name), text, { mode: 0o600 });
  folders.nodes.forEach((folder, at) => {
    const own = {
      data: join(folder, 'data'),
      programs: dirname(postgres),
      passFile: join(folder, 'pgpass'),
    };
    write(`node-${at + 1}.yml`, patroniText(layout, at, own, passwords, nodeSettings));
    write(`etcd-${at + 1}.yml`, etcdText(layout, at, join(folders.etcds[at]!, 'data')));
  });
  const errors = join(configurations, 'answers');
  writeBalancerAnswers(errors);
  const door = (port: number) => `${host}:${port}`;
  const doors = { casino: door(ports.api), studio: door(ports.studio), desk: door(ports.desk) };
  write('haproxy.cfg', haproxyText(layout, doors, errors));
  write('nats.conf', natsText(layout));
  write('prometheus.yml', prometheusText(layout));
  write('fairhouse.rules.yml', readFileSync(new URL('../alerts/fairhouse.rules.yml', import.meta.url), 'utf8'));
  for (const folder of [configurations, folders.prometheus, ...folders.nodes, ...folders.etcds])
    giveTo(identity, folder);
}
