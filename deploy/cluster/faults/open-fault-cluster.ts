import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** Ends everything and removes its files. */
  close(): Promise<void>;
}

const onSmallDisk = 2;
const smallDiskMegabytes = 1_500;

/** What the processes are told, so that a crowd from one address is let in and plays quickly. */
const settings = {
  SANDBOX_CONTROLS: '1',
  PICTURE_AFTER_JOINS: '1000000',
  PICTURE_AFTER_FAILURES: '1000000',
  CALLS_PER_MINUTE: '100000',
  GUESSES_PER_MINUTE: '1000',
  STUDIO_CALLS_PER_MINUTE: '100000',
  STUDIO_LEAST_SLOT_MS: '100',
};

/** A cluster of our own, on free ports and in a folder of its own, with something between its nodes that can be cut. */
export async function openFaultCluster(root: string, say: (line: string) => void): Promise<FaultCluster> {
  const packagesFolder = join(readConfiguration(process.env, [], root).dataFolder, 'cluster/packages');
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cluster-'));
  chmodSync(folder, 0o711);
  const [api, studio, sandbox, desk] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports = { API_PORT: api, STUDIO_PORT: studio, SANDBOX_PORT: sandbox, DESK_PORT: desk };
  const own = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  // The processes inherit them.
  Object.assign(process.env, settings, own, { FAIRHOUSE_DATA_DIR: join(folder, 'house'), LOCAL_CHAINS: 'off' });
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
      packagesFolder,
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
      async close() {
        await cluster.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
