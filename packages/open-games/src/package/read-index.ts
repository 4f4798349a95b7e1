import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Fault, Unreadable } from './faults.ts';

/** A name of a file beside index.json: no folder, nothing hidden. */
const fileName = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/);

/** Games of this format have other keys as well; they are not ours to judge. */
const index = z.looseObject({
  modes: z
    .array(
      z.looseObject({
        name: z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/),
        cost: z.number().positive().max(100_000),
        events: fileName,
        weights: fileName,
      }),
    )
    .min(1)
    .max(50),
});

/** What a round in a mode costs, in base bets: `part / of`, exactly as index.json has it. */
export interface Cost {
  part: bigint;
  of: bigint;
}

export interface ModeFiles {
  name: string;
  cost: Cost;
  weights: string;
  events: string;
}

const file = 'index.json';

/** Reads index.json of a package's folder. Throws Unreadable. */
export async function readIndex(folder: string): Promise<ModeFiles[]> {
  const refuse = (code: Fault['code'], detail?: string) =>
    new Unreadable({ code, file, ...(detail !== undefined && { detail }) });
  const text = await readFile(join(folder, file), 'utf8').catch(() => {
    throw refuse('missing');
  });
  const parsed = index.safeParse(json(text, () => refuse('notJson')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse('index', `${issue!.path.join('.')}: ${issue!.message}`);
  }
  const { modes } = parsed.data;
  const twice = modes.find(({ name }, at) => modes.findIndex((mode) => mode.name === name) < at);
  if (twice) throw refuse('index', `two modes are called ${twice.name}`);
  return modes.map(({ name, cost, events, weights }) => {
    const exact = exactCost(cost);
    if (!exact) throw refuse('index', `the cost of ${name} has more than six decimals`);
    return { name, cost: exact, events, weights };
  });
}

function json(text: string, refusal: () => Error): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal();
  }
}

/** The decimals as they were written: 1.25 is 125 / 100. */
function exactCost(cost: number): Cost | undefined {
  const found = /^(\d+)(?:\.(\d{1,6}))?$/.exec(String(cost));
  if (!found) return undefined;
  const [, units, decimals = ''] = found;
  return { part: BigInt(`${units}${decimals}`), of: 10n ** BigInt(decimals.length) };
}
