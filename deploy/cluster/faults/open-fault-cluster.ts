import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairhouse/database/embedded';
import { type SmallDisk, smallDisk } from '@fairhouse/testing';
import { readConfiguration } from '../../../scripts/start/configuration.ts';
import { type Cluster, foldersIn, openCluster } from '../open-cluster.ts';
import { type NodeWires, wireNodes } from './wires.ts';

export interface FaultCluster extends Cluster {
  origins: { casino: string; studio: string; sandbox: string };
  walletSecret: string;
  restPassword: string;
  /** One for each node. */
  wires: NodeWires[];
  /** Which node has its files on a disk that can be filled, and the disk, where this machine lets us have one. */
  onSmallDisk: number;
  disk: SmallDisk | undefined;
  /** Ends everything and removes its files; with `keepLogs` all but its logs, and answers where they are. */
  close(keepLogs: boolean): Promise<string | undefined>;
}

const onSmallDisk = 2;
const smallDiskMegabytes = 1_500;

/** What the processes are sent, so that many calls from one address are accepted and plays quickly. */
const settings = {
  SANDBOX_CONTROLS: '1',
  PICTURE_AFTER_JOINS: '1000000',
  PICTURE_AFTER_FAILURES: '1000000',
  CALLS_PER_MINUTE: '100000',
  GUESSES_PER_MINUTE: '1000',
  STUDIO_CALLS_PER_MINUTE: '100000',
};

/** A cluster of our own, on free ports and in a folder of its own, with something between its nodes that can be cut. */
export async function openFaultCluster(root: string, say: (line: string) => void): Promise<FaultCluster> {
  const usual = join(readConfiguration(process.env, [], root).dataFolder, 'cluster');
  const keptLogs = join(usual, 'logs-of-faults');
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cluster-'));
  chmodSync(folder, 0o711);
  const [api, studio, sandbox, desk] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports = { API_PORT: api, STUDIO_PORT: studio, SANDBOX_PORT: sandbox, DESK_PORT: desk };
  const own = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  // The processes inherit them.
  Object.assign(process.env, settings, own, { FAIRHOUSE_DATA_DIR: join(folder, 'casino'), LOCAL_CHAINS: 'off' });
  const configuration = { ...readConfiguration(process.env, [], root), verbose: false };
  const disk = smallDisk(smallDiskMegabytes);
  const folders = foldersIn(folder);
  if (disk) folders.nodes[onSmallDisk] = join(disk.folder, 'node');
  let wires: NodeWires[] = [];
  const remove = () => {
    for (const wire of wires) wire.close();
    disk?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await openCluster({
      root,
      configuration,
      folders,
      packagesFolder: join(usual, 'packages'),
      layoutOf: async (inner) => {
        const wired = await wireNodes(inner);
        wires = wired.wires;
        return wired.layout;
      },
      say,
    });
    const secrets = JSON.parse(readFileSync(join(configuration.dataFolder, 'secrets.json'), 'utf8'));
    const passwords = JSON.parse(readFileSync(join(folder, 'passwords.json'), 'utf8'));
    return {
      ...cluster,
      origins: configuration.origins,
      walletSecret: secrets.WALLET_SECRET,
      restPassword: passwords.rest,
      wires,
      onSmallDisk,
      disk,
      async close(keepLogs) {
        try {
          await cluster.stop();
          return keepLogs ? copyLogs(folder, folders.nodes, keptLogs) : undefined;
        } finally {
          remove();
        }
      },
    };
  } catch (error) {
    say(`The logs are in ${copyLogs(folder, folders.nodes, keptLogs)}.`);
    remove();
    throw error;
  }
}

/** Of the programs, of the casino and of PostgreSQL on each node. */
function copyLogs(folder: string, nodes: readonly string[], to: string): string {
  rmSync(to, { recursive: true, force: true });
  const folders = [
    [join(folder, 'logs'), to],
    [join(folder, 'casino/logs'), join(to, 'casino')],
    ...nodes.map((node, at) => [join(node, 'log'), join(to, `postgres-${at + 1}`)]),
  ] as const;
  for (const [from, place] of folders) if (existsSync(from!)) cpSync(from!, place!, { recursive: true });
  return to;
}
