import { expect, it } from 'vitest';
import { balancerAnswers } from './balancer-answers.ts';
import { etcdText, haproxyText, natsText, patroniText, prometheusText } from './configurations.ts';
import { directLayout, type InnerPorts } from './layout.ts';
import { nodeSettings } from './node-settings.ts';
import { missingPackages } from './packages.ts';
import { isWhole } from './read-members.ts';
import { render } from './render.ts';

const ports: InnerPorts = {
  database: 5000,
  figures: 5001,
  nodes: [1, 2, 3].map((number) => ({ postgres: 5430 + number, rest: 8000 + number })),
  etcds: [1, 2, 3].map((number) => ({ client: 2370 + number, peer: 2380 + number })),
  nats: { client: 4222, monitor: 8222 },
  apis: [1, 2].map((number) => ({ calls: 3010 + number, desk: 3030 + number })),
  studios: [3021, 3022],
  prometheus: 9090,
};
const layout = directLayout(ports);
const doors = { casino: '127.0.0.1:3000', studio: '127.0.0.1:3001', desk: '127.0.0.1:3003' };
const passwords = { database: 'one"two', replication: 'r', rewind: 'w', rest: 'p' };
const folders = { data: '/data/with space', programs: '/usr/lib/postgresql/15/bin', passFile: '/data/pgpass' };

it('a node is configured to acknowledge nothing that is not on two machines, and to compare before it takes the lock', () => {
  const text = patroniText(layout, 1, folders, passwords, nodeSettings);
  expect(text).toContain('name: node-2\n');
  expect(text).toMatch(/^ {4}synchronous_mode: true\n {4}synchronous_mode_strict: true$/m);
  expect(text).toMatch(/^etcd:\n {2}hosts: \["127.0.0.1:2371","127.0.0.1:2372","127.0.0.1:2373"\]$/m);
  expect(text).not.toMatch(/^etcd3:/m);
  expect(text).toContain('data_dir: "/data/with space"');
  // Quotes in what is filled in end nothing.
  expect(text).toContain(String.raw`password: "one\"two"`);
  expect(text).toMatch(/^ {4}unix_socket_directories: ""$/m);
});

it('the loop of a node and its tries fit into the time of its lock', () => {
  const text = patroniText(layout, 0, folders, passwords, {});
  const seconds = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)![1]);
  expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
});

it('a node with something between is seen there, and finds the store there', () => {
  const [first, ...others] = layout.nodes;
  const wired = { ...layout, nodes: [{ ...first!, seen: { postgres: 6001, rest: 6002 }, etcds: [6003] }, ...others] };
  const text = patroniText(wired, 0, folders, passwords, {});
  expect(text).toContain('listen: "127.0.0.1:5431"\n  connect_address: "127.0.0.1:6001"');
  expect(text).toContain('listen: "127.0.0.1:8001"\n  connect_address: "127.0.0.1:6002"');
  expect(text).toContain('hosts: ["127.0.0.1:6003"]');
  expect(haproxyText(wired, doors, '/answers')).toContain('server node-1 127.0.0.1:6001 check port 6002');
});

it('the balancer has every server in each of its backends, and asks the nodes who leads', () => {
  const text = haproxyText(layout, doors, '/answers');
  const sections = text.split(/^(?=(?:frontend|backend) )/m);
  const serversOf = (backend: string) => {
    const section = sections.find((each) => each.startsWith(`backend ${backend}\n`))!;
    return [...section.matchAll(/^ {2}server (\S+) (\S+)/gm)].map(([, name, place]) => `${name} ${place}`);
  };
  expect(serversOf('primary')).toEqual(['node-1 127.0.0.1:5431', 'node-2 127.0.0.1:5432', 'node-3 127.0.0.1:5433']);
  for (const backend of ['wallet', 'api', 'site'])
    expect(serversOf(backend)).toEqual(['api-1 127.0.0.1:3011', 'api-2 127.0.0.1:3012']);
  expect(serversOf('desks')).toEqual(['desk-1 127.0.0.1:3031', 'desk-2 127.0.0.1:3032']);
  expect(serversOf('studios')).toEqual(['studio-1 127.0.0.1:3021', 'studio-2 127.0.0.1:3022']);
  expect(text).toContain('option httpchk GET /primary');
  // Each answer of its own that is named is one that is written.
  const named = [...text.matchAll(/\/answers\/(\S+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(balancerAnswers())));
});

it('anyone who the balancer cannot serve is told 503, what to do, and that of its own kind', () => {
  for (const [name, text] of Object.entries(balancerAnswers())) {
    const [head, body] = text.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: 1$/m);
    expect(Number(/content-length: (\d+)/.exec(head)![1])).toBe(Buffer.byteLength(body));
    if (name.startsWith('wallet')) expect(JSON.parse(body)).toEqual({ status: 'UNKNOWN' });
    if (name.startsWith('api'))
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/ \/ /), data: null });
    if (name.startsWith('studio'))
      expect(JSON.parse(body)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  }
});

it('the store, the broker and Prometheus know one another', () => {
  expect(etcdText(ports, 2, '/data')).toContain(
    'initial-cluster: etcd-1=http://127.0.0.1:2381,etcd-2=http://127.0.0.1:2382,etcd-3=http://127.0.0.1:2383',
  );
  expect(etcdText(ports, 2, '/data')).toContain('enable-v2: true');
  expect(natsText(ports)).toContain('port: 4222');
  expect(prometheusText(layout)).toContain('targets: ["127.0.0.1:8001","127.0.0.1:8002","127.0.0.1:8003"]');
});

it('a template and its values belong together', () => {
  expect(() => render('nats.conf', { host: 'h', port: '1' })).toThrow('nats.conf asks for monitor');
  expect(() => render('nats.conf', { host: 'h', port: '1', monitor: 'm', more: 'x' })).toThrow('no place for more');
});

it('what is installed already is not fetched', () => {
  const said = [
    'Inst etcd-server (3.4.23-4+b4 Debian:12.15/oldstable [amd64])',
    'Inst libpq5 [15.18-0+deb12u1] (15.20-0+deb12u1 Debian-Security:12/oldstable-security [amd64])',
    'Inst patroni (3.0.2-1 Debian:12.15/oldstable [all])',
    'Conf patroni (3.0.2-1 Debian:12.15/oldstable [all])',
  ];
  expect(missingPackages(said.join('\n'))).toEqual(['etcd-server', 'patroni']);
});

it('a cluster is whole with a leader, one in step and a third', () => {
  const member = (name: string, role: 'leader' | 'sync_standby' | 'replica', state = 'running') => ({
    name,
    role,
    state,
  });
  const whole = [member('node-1', 'replica'), member('node-2', 'leader'), member('node-3', 'sync_standby')];
  expect(isWhole(whole)).toBe(true);
  expect(isWhole(undefined)).toBe(false);
  expect(isWhole(whole.slice(1))).toBe(false);
  expect(isWhole([...whole.slice(0, 2), member('node-3', 'replica')])).toBe(false);
  expect(isWhole([member('node-1', 'replica', 'stopped'), ...whole.slice(1)])).toBe(false);
});
