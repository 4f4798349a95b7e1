import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../../../scripts/start/service.ts';
import { endNode, nodeProcesses, postmasterOf, signalAll } from '../node-processes.ts';
import { type ClusterMember, readMembers } from '../read-members.ts';
import type { FaultCluster } from './open-fault-cluster.ts';

export interface Scenario {
  /** How long a bet may be without an answer, in seconds. */
  mostS: number;
  /** What is brought about before the load begins. */
  prepare?(cluster: FaultCluster): Promise<void>;
  /** Brings it about and, where somebody would, undoes it; the rest the casino does by itself. */
  strike(cluster: FaultCluster): Promise<void>;
}

const awayMs = 25_000;
const withinMs = 40_000;
/** Bounds, in seconds: another node has to take over; the same one comes back; another process is there already. */
const bound = { takeOver: 20, comesBack: 6, another: 1 };

/** Every event, in the order in which they are brought about. */
export const scenarios = {
  /** What a busy machine alone makes of it. */
  nothing: { mostS: bound.another, strike: () => sleep(10_000) },
  'kill-api': { mostS: bound.another, strike: (cluster) => killProcess(cluster, 'api-1') },
  'kill-studio': { mostS: bound.another, strike: (cluster) => killProcess(cluster, 'studio-1') },
  'kill-broker': { mostS: bound.another, strike: (cluster) => killProcess(cluster, 'nats') },
  'kill-sandbox': { mostS: bound.another, strike: (cluster) => killProcess(cluster, 'sandbox-psp') },
  'restart-balancer': { mostS: bound.comesBack, strike: (cluster) => killProcess(cluster, 'haproxy') },
  'kill-store-member': { mostS: bound.another, strike: (cluster) => killProcess(cluster, 'etcd-1') },
  'restart-store': {
    mostS: bound.takeOver,
    strike: async (cluster) => {
      const members = ['etcd-1', 'etcd-2', 'etcd-3'].map((name) => cluster.services.get(name)!);
      for (const member of members) signalAll([member.pid()!], 'SIGKILL');
    },
  },
  'switch-over': { mostS: bound.comesBack, strike: (cluster) => switchOver(cluster) },
  'kill-server': {
    mostS: bound.comesBack,
    strike: async (cluster) => {
      const leader = await leaderOf(cluster);
      signalAll([postmasterOf(cluster.folders.nodes[leader]!)!], 'SIGKILL');
    },
  },
  'kill-standby': {
    mostS: bound.comesBack,
    strike: async (cluster) => {
      const standby = await placeOf(cluster, 'sync_standby');
      await endNode(nodeOf(cluster, standby), cluster.folders.nodes[standby]!);
      await sleep(awayMs);
      await nodeOf(cluster, standby).restart();
    },
  },
  'kill-leader': {
    mostS: bound.takeOver,
    strike: async (cluster) => {
      const leader = await leaderOf(cluster);
      await endNode(nodeOf(cluster, leader), cluster.folders.nodes[leader]!);
      await untilAnotherLeads(cluster, leader);
      await sleep(3_000);
      await nodeOf(cluster, leader).restart();
    },
  },
  'freeze-leader': {
    mostS: bound.takeOver,
    strike: async (cluster) => {
      const leader = await leaderOf(cluster);
      const frozen = nodeProcesses(nodeOf(cluster, leader), cluster.folders.nodes[leader]!);
      signalAll(frozen, 'SIGSTOP');
      await sleep(awayMs);
      signalAll(frozen, 'SIGCONT');
    },
  },
  'cut-leader': {
    mostS: bound.takeOver,
    strike: async (cluster) => {
      const leader = await leaderOf(cluster);
      cluster.wires[leader]!.cut();
      await sleep(awayMs);
      cluster.wires[leader]!.mend();
    },
  },
  'fill-disk': {
    mostS: bound.takeOver,
    prepare: async (cluster) => {
      if ((await leaderOf(cluster)) !== cluster.onSmallDisk) await switchOver(cluster, cluster.onSmallDisk);
    },
    strike: async (cluster) => {
      cluster.disk!.fill();
      await untilAnotherLeads(cluster, cluster.onSmallDisk);
      await sleep(3_000);
      cluster.disk!.free();
    },
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Its supervisor starts it again by itself. */
async function killProcess({ services }: FaultCluster, name: string): Promise<void> {
  signalAll([services.get(name)!.pid()!], 'SIGKILL');
}

const nodeOf = ({ services }: FaultCluster, at: number): Service => services.get(`node-${at + 1}`)!;

const leaderOf = (cluster: FaultCluster) => placeOf(cluster, 'leader');

/** The node in a role, by what those say that are not `without`: who is cut off may not know. */
async function placeOf({ layout }: FaultCluster, role: ClusterMember['role'], without?: number): Promise<number> {
  const asked = layout.nodes.filter((_, at) => at !== without);
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(100)) {
    const found = (await readMembers(asked))?.find((member) => member.role === role && member.state === 'running');
    if (found) return Number(found.name.replace('node-', '')) - 1;
  }
  throw new Error(`no node was ${role} within ${withinMs / 1_000} s`);
}

async function untilAnotherLeads(cluster: FaultCluster, former: number): Promise<void> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(100)) {
    if ((await placeOf(cluster, 'leader', former)) !== former) return;
  }
  throw new Error(`nobody else led within ${withinMs / 1_000} s`);
}

/** A planned one, as Patroni's own: to the one in step, or first to another that is made to be in step. */
async function switchOver(cluster: FaultCluster, to?: number): Promise<void> {
  const leader = await leaderOf(cluster);
  const inStep = await placeOf(cluster, 'sync_standby');
  if (to !== undefined && to !== inStep) {
    // Patroni takes nobody else: the third is left as the only one for a moment.
    await endNode(nodeOf(cluster, inStep), cluster.folders.nodes[inStep]!);
    for (const deadline = Date.now() + withinMs; (await placeOf(cluster, 'sync_standby')) !== to; await sleep(100)) {
      if (Date.now() > deadline) throw new Error('the third node did not come in step');
    }
    await nodeOf(cluster, inStep).restart();
  }
  const answer = await fetch(`http://127.0.0.1:${cluster.layout.nodes[leader]!.rest}/switchover`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`fairhouse:${cluster.restPassword}`).toString('base64')}`,
    },
    body: JSON.stringify({ leader: `node-${leader + 1}`, candidate: `node-${(to ?? inStep) + 1}` }),
  });
  if (!answer.ok) throw new Error(`the switch-over was refused: ${await answer.text()}`);
  await untilAnotherLeads(cluster, leader);
}
