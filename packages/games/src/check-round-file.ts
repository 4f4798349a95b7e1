import { hash } from 'node:crypto';
import { type ChainPlace, compareRound, roundFormat, verifyRound } from '@fairhouse/game-math';
import { z } from 'zod';
import { gameByRules, gamesByRules } from './index.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const minorUnits = z.int().min(0);
/** Hashes of some seconds. */
const mostLinks = 10_000_000;
const roundFile = z.object({
  format: z.literal(roundFormat),
  roundId: z.string().max(64),
  currency: z.string().max(8),
  staked: minorUnits,
  win: minorUnits,
  outcome: z.unknown(),
  proof: z.object({
    game: z.string().max(64),
    definitionHash: sha256,
    serverSeed: z.string().max(256),
    serverSeedHash: sha256,
    clientSeed: z.string().max(64),
    nonce: z.int().min(0),
    bet: z.unknown(),
    actions: z.array(z.string().max(64)).max(1_000),
    chain: z.object({ end: sha256, link: z.int().min(1).max(mostLinks) }).optional(),
  }),
});

/** What `GET /live/chains` of the studio answers, as far as a round is checked by it. */
const publishedChains = z.object({
  data: z.object({ chains: z.array(z.object({ table: z.string(), end: sha256, salt: z.string().nullable() })) }),
});

interface Finding {
  right: boolean;
  says: string;
}

export type FileCheck =
  | { readable: false; why: string }
  | { readable: true; right: boolean; game: string; roundId: string; findings: Finding[] };

/**
 * Checks a round from its file alone: that its seed is the one that was committed, and that playing it again by the rules of that
 * hash gives what was recorded, to the last card and the last cent; of a shared round, that its seed leads to the end of its chain as
 * well. `chains` is what the house published of them, as it was saved; without it, who checks compares the end himself. Nothing is
 * asked of anybody.
 */
export function checkRoundFile(text: string, chains?: string): FileCheck {
  const json = jsonOf(text);
  if (json === undefined) return { readable: false, why: 'it is no JSON' };
  const read = roundFile.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { readable: false, why: `${issue!.path.join('.') || 'the file'}: ${issue!.message}` };
  }
  const published = chains === undefined ? undefined : publishedChains.safeParse(jsonOf(chains));
  if (published && !published.success) return { readable: false, why: 'what is named as the list of chains is none' };
  const { proof, outcome, staked, win, currency, roundId } = read.data;
  const bySha = hash('sha256', proof.serverSeed) === proof.serverSeedHash;
  const played = verifyRound(gamesByRules, proof);
  const check = compareRound(played, outcome);
  const known = check.verdict !== 'other_definition';
  const findings = [
    { right: bySha, says: 'the revealed seed has the hash that was committed' },
    { right: known, says: `the rules ${proof.definitionHash.slice(0, 16)}… are among those of this house` },
  ];
  findings.push(...chainFindings(proof, published?.data?.data.chains));
  if (bySha && known) {
    findings.push({ right: check.verdict === 'same', says: 'played again, the round has the recorded result' });
    const pot = 'pot' in check ? (check.pot ?? 0) : 0;
    const sums = played.ok ? { staked: played.staked, win: played.win + pot } : undefined;
    findings.push({
      right: sums?.staked === staked && sums.win === win,
      says: `it stakes ${staked} and returns ${win} minor units of ${currency}`,
    });
    if (pot > 0)
      findings.push({
        right: true,
        says: `that it takes the pot follows from the seed; that ${pot} lay there is taken as recorded`,
      });
  }
  return { readable: true, right: findings.every(({ right }) => right), game: proof.game, roundId, findings };
}

/** What stands for a shared round beside that which stands for every round. */
function chainFindings(
  { game, definitionHash, serverSeed, nonce, clientSeed, chain }: z.output<typeof roundFile>['proof'],
  published: readonly { table: string; end: string; salt: string | null }[] | undefined,
): Finding[] {
  const isShared = Boolean(gameByRules(game, definitionHash)?.live);
  if (!chain) return isShared ? [{ right: false, says: 'a round of a shared table has its place in a chain' }] : [];
  if (!isShared) return [{ right: false, says: 'only rounds of shared tables have a place in a chain' }];
  const { right, milliseconds } = followed(serverSeed, chain);
  const findings = [
    { right: nonce === chain.link, says: `the number of the round, ${nonce}, is that of its link` },
    {
      right,
      says: `hashed ${chain.link.toLocaleString('en')} times, the seed gives the end of the chain, ${chain.end} (${milliseconds} ms)`,
    },
  ];
  if (!published) {
    const says = `that end and the salt ${clientSeed} are what was published: compare them, or name the saved list of chains`;
    return [...findings, { right: true, says }];
  }
  const own = published.find(({ table, end }) => table === game && end === chain.end);
  findings.push({ right: own !== undefined, says: 'the end is among those that were published for this table' });
  if (own)
    findings.push({ right: own.salt === clientSeed, says: 'the salt is the one that was published for the chain' });
  return findings;
}

function followed(serverSeed: string, { end, link }: ChainPlace): { right: boolean; milliseconds: number } {
  const began = performance.now();
  let at = serverSeed;
  for (let left = link; left > 0; left--) at = hash('sha256', at);
  return { right: at === end, milliseconds: Math.round(performance.now() - began) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
