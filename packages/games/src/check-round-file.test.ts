import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fairStream, hmacSha256, roundFile, sha256Hex } from '@fairhouse/game-math';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRoundFile } from './check-round-file.ts';
import { gameOf, gamesByRules, type OfferedGame } from './index.ts';
import { sampleBets } from './sample-play.ts';

const serverSeed = 'cd'.repeat(32);

interface Changed {
  format: string;
  staked: number;
  win: number;
  outcome: unknown;
  proof: { serverSeed: string | null; nonce: number; definitionHash: string; actions: string[] };
}

/** A round of the game as its player saves it, left at once where it waits for an action. */
function saved(game: OfferedGame, nonce = 5) {
  const read = game.readBet(sampleBets(game)[0], 'USD');
  if (!read.ok) throw new Error(`${game.code} does not take its own sample`);
  const { bet } = read;
  const proof = {
    game: game.code,
    definitionHash: game.definitionHash,
    serverSeed,
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: 'mine',
    nonce,
    bet,
    actions: [] as string[],
  };
  const play = () => game.play(bet, proof.actions, fairStream(proof, hmacSha256));
  let progress = play();
  while (!progress.done) {
    proof.actions.push(game.abandon(progress));
    progress = play();
  }
  const { staked, win, outcome } = progress;
  return roundFile({ roundId: '0199-a', currency: 'USD', staked, win, outcome, proof });
}

const changed = (text: string, change: (file: Changed) => void): string => {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
};

describe('a file of a round', () => {
  it('is right for every game, by its present rules and by the former ones', () => {
    for (const game of gamesByRules) {
      const check = checkRoundFile(saved(game).text);
      expect(check, game.code).toMatchObject({ readable: true, right: true });
    }
  });

  const { text } = saved(gameOf('nocturne')!);
  it.each<[string, (file: Changed) => void, string]>([
    ['another seed', (file) => (file.proof.serverSeed = 'ef'.repeat(32)), 'the revealed seed has the hash'],
    ['another nonce', (file) => file.proof.nonce++, 'played again, the round has the recorded result'],
    ['another win', (file) => file.win++, 'it stakes'],
    ['another stake', (file) => (file.staked += 1), 'it stakes'],
    ['another result', (file) => (file.outcome = {}), 'played again, the round has the recorded result'],
    [
      'rules that nobody knows',
      (file) => (file.proof.definitionHash = 'ab'.repeat(32)),
      'are among those of this house',
    ],
    ['an action too many', (file) => file.proof.actions.push('hit'), 'played again, the round has the recorded result'],
  ])('with %s is wrong, and says where', (_what, change, says) => {
    const check = checkRoundFile(changed(text, change));
    expect(check).toMatchObject({ readable: true, right: false });
    const wrong = check.readable ? check.findings.filter(({ right }) => !right).map((finding) => finding.says) : [];
    expect(wrong.some((finding) => finding.includes(says))).toBe(true);
  });

  it.each([
    ['no JSON', 'nonsense', 'it is no JSON'],
    ['another format', changed(text, (file) => (file.format = 'x')), 'format'],
    ['no seed', changed(text, (file) => (file.proof.serverSeed = null)), 'proof.serverSeed'],
    ['a win of half a cent', changed(text, (file) => (file.win = 0.5)), 'win'],
  ])('that is %s is not read, and it is said why', (_what, broken, why) => {
    const check = checkRoundFile(broken);
    expect(check.readable ? '' : check.why).toContain(why);
  });
});

describe('npm run check-round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-round-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tool = fileURLToPath(new URL('../tools/check-round.ts', import.meta.url));
  const run = (content: string, nth: number) => {
    const file = join(folder, `round-${nth}.json`);
    writeFileSync(file, content);
    return new Promise<{ code: number; out: string }>((done) =>
      execFile(process.execPath, ['--import', 'tsx', tool, file], (error, out, err) =>
        done({ code: Number(error?.code ?? 0), out: out + err }),
      ),
    );
  };

  it('ends with 0, 1 and 2 as the round is right, wrong, and none', async () => {
    const { text } = saved(gameOf('mines')!);
    const [right, wrong, none] = await Promise.all([text, changed(text, (file) => file.win++), '{}'].map(run));
    expect([right!.code, wrong!.code, none!.code]).toEqual([0, 1, 2]);
    expect(right!.out).toContain('This round is as it was committed.');
    expect(wrong!.out).toContain('WRONG  it stakes');
    expect(none!.out).toContain('is no file of a round');
  });
});
