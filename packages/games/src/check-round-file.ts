import { createHash } from 'node:crypto';
import { compareRound, roundFormat, verifyRound } from '@fairhouse/game-math';
import { z } from 'zod';
import { gamesByRules } from './index.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const minorUnits = z.int().min(0);
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
  }),
});

export type FileCheck =
  | { readable: false; why: string }
  | { readable: true; right: boolean; game: string; roundId: string; findings: { right: boolean; says: string }[] };

/**
 * Checks a round from its file alone: that its seed is the one that was committed, and that playing it again by the rules of that
 * hash gives what was recorded, to the last card and the last cent. Nothing is asked of anybody.
 */
export function checkRoundFile(text: string): FileCheck {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { readable: false, why: 'it is no JSON' };
  }
  const read = roundFile.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { readable: false, why: `${issue!.path.join('.') || 'the file'}: ${issue!.message}` };
  }
  const { proof, outcome, staked, win, currency, roundId } = read.data;
  const bySha = createHash('sha256').update(proof.serverSeed).digest('hex') === proof.serverSeedHash;
  const played = verifyRound(gamesByRules, proof);
  const check = compareRound(played, outcome);
  const known = check.verdict !== 'other_definition';
  const findings = [
    { right: bySha, says: 'the revealed seed has the hash that was committed' },
    { right: known, says: `the rules ${proof.definitionHash.slice(0, 16)}… are among those of this house` },
  ];
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
