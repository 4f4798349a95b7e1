import { join } from 'node:path';
import { readKnownPorts } from './layout.ts';
import { readMembers } from './read-members.ts';
import { supervisorOf } from './stop-cluster.ts';

/** Who leads, and who of the others answers. */
export async function showStatus(folder: string): Promise<void> {
  const pid = supervisorOf(folder);
  if (pid === undefined) {
    console.log('No cluster runs here; "npm run cluster" starts one.');
    process.exitCode = 1;
    return;
  }
  const ports = readKnownPorts(join(folder, 'ports.json'));
  const members = (await readMembers(ports.nodes)) ?? [];
  console.log(`Run by process ${pid}.`);
  for (const { name, role, state, lag } of members) {
    const behind = lag === undefined ? '' : `, ${lag === 'unknown' ? 'nobody knows how far' : `${lag} bytes`} behind`;
    console.log(`  ${name.padEnd(14)}${role}, ${state}${behind}`);
  }
  if (members.length === 0) console.log('  no node of the database answers');
  const others: [string, string][] = [
    ...ports.etcds.map(({ client }, at): [string, string] => [`etcd-${at + 1}`, `${client}/health`]),
    ...ports.apis.map(({ calls }, at): [string, string] => [`api-${at + 1}`, `${calls}/readyz`]),
    ...ports.studios.map((port, at): [string, string] => [`studio-${at + 1}`, `${port}/readyz`]),
    ['nats', `${ports.nats.monitor}/healthz`],
    ['haproxy', `${ports.figures}/metrics`],
    ['prometheus', `${ports.prometheus}/-/ready`],
  ];
  for (const [name, place] of others) {
    const answered = await fetch(`http://127.0.0.1:${place}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => (status === 200 ? 'ready' : `not ready (HTTP ${status})`),
      () => 'does not answer',
    );
    console.log(`  ${name.padEnd(14)}${answered}`);
  }
}
