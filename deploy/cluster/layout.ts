import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { freePort, isPortFree } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import { z } from 'zod';

const port = z.int().min(1).max(65_535);
const ports = z.object({
  /** PostgreSQL's, behind the balancer: whichever node leads. */
  database: port,
  figures: port,
  nodes: z.array(z.object({ postgres: port, rest: port })).length(3),
  etcds: z.array(z.object({ client: port, peer: port })).length(3),
  nats: z.object({ client: port, monitor: port }),
  apis: z.array(z.object({ calls: port, desk: port })).length(2),
  studios: z.array(port).length(2),
  prometheus: port,
});

/** The ports behind the balancer, all on the loopback. */
export type InnerPorts = z.infer<typeof ports>;

/**
 * What a node of the database looks like to the others, and how it finds the store. The same as it is, unless something
 * stands between that can be cut.
 */
export interface NodePlace {
  postgres: number;
  rest: number;
  seen: { postgres: number; rest: number };
  etcds: number[];
}

/** Where everything is. */
export interface Layout extends Omit<InnerPorts, 'nodes'> {
  nodes: NodePlace[];
}

/** Ports are chosen once: the members of the store know one another by them, in what they keep. */
export async function readPorts(file: string): Promise<InnerPorts> {
  if (existsSync(file)) return checked(file);
  const several = async <T>(count: number, make: () => Promise<T>) => {
    const made: T[] = [];
    for (let number = 0; number < count; number++) made.push(await make());
    return made;
  };
  const chosen: InnerPorts = {
    database: await freePort(),
    figures: await freePort(),
    nodes: await several(3, async () => ({ postgres: await freePort(), rest: await freePort() })),
    etcds: await several(3, async () => ({ client: await freePort(), peer: await freePort() })),
    nats: { client: await freePort(), monitor: await freePort() },
    apis: await several(2, async () => ({ calls: await freePort(), desk: await freePort() })),
    studios: await several(2, freePort),
    prometheus: await freePort(),
  };
  writeFileSync(file, `${JSON.stringify(chosen, null, 2)}\n`);
  return chosen;
}

async function checked(file: string): Promise<InnerPorts> {
  const known = readKnownPorts(file);
  for (const each of everyPort(known)) {
    if (await isPortFree(each)) continue;
    throw new CannotRun(
      `Port ${each} is taken, and the cluster was made with it; stop what uses it, or choose another in ${file} (the ports of etcd can only be changed with a new folder).`,
    );
  }
  return known;
}

export function readKnownPorts(file: string): InnerPorts {
  try {
    return ports.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotRun(
      `The file ${file} with the ports of the cluster cannot be read; put it right, or delete its folder.`,
    );
  }
}

/** Nothing between the nodes. */
export function directLayout(inner: InnerPorts): Layout {
  const etcds = inner.etcds.map(({ client }) => client);
  return { ...inner, nodes: inner.nodes.map((node) => ({ ...node, seen: node, etcds })) };
}

function everyPort(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Object.values(value as object).flatMap(everyPort);
}
