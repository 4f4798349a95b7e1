import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fairStream, hashedTimes, hmacSha256, roundFile, sha256Hex } from '@fairhouse/game-math';
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
  proof: {
    game: string;
    serverSeed: string | null;
    serverSeedHash: string;
    clientSeed: string;
    nonce: number;
    definitionHash: string;
    actions: string[];
    chain?: { end: string; link: number };
  };
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
    ...(game.live && { chain: { end: hashedTimes(serverSeed, nonce), link: nonce } }),
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

describe('a file of a shared round', () => {
  const { text } = saved(gameOf('live-roulette')!, 1_234);
  const end = hashedTimes(serverSeed, 1_234);
  const wrongIn = (content: string, chains?: string) => {
    const check = checkRoundFile(content, chains);
    return check.readable ? check.findings.filter(({ right }) => !right).map(({ says }) => says) : check.why;
  };
  const published = (chain: object) => JSON.stringify({ data: { chains: [chain] } });
  const own = { table: 'live-roulette', end, salt: 'mine', links: 5_000 };

  it('is right when its seed leads to the end of the chain, and says how often it was hashed', () => {
    const check = checkRoundFile(text);
    expect(check).toMatchObject({ readable: true, right: true });
    const said = check.readable ? check.findings.map(({ says }) => says).join() : '';
    expect(said).toContain(`hashed 1,234 times, the seed gives the end of the chain, ${end} (`);
    expect(said).toContain('the salt mine are what was published: compare them');
  });

  it('is right when the end and the salt are among those that were published', () => {
    expect(wrongIn(text, published(own))).toEqual([]);
  });

  const numberIs = 'the number of the round';
  const endIs = 'the seed gives the end of the chain';
  const resultIs = 'played again, the round has the recorded result';
  const forged = 'ef'.repeat(32);
  it.each<[string, (file: Changed) => void, string[]]>([
    ['another end', (file) => (file.proof.chain!.end = forged), [endIs]],
    ['another link', (file) => file.proof.chain!.link++, [numberIs, endIs]],
    ['another number', (file) => file.proof.nonce++, [numberIs, resultIs]],
    [
      'the number and link of another round',
      (file) => {
        file.proof.nonce++;
        file.proof.chain!.link++;
      },
      [endIs, resultIs],
    ],
    [
      'a seed of no link',
      (file) => {
        file.proof.serverSeed = forged;
        file.proof.serverSeedHash = sha256Hex(forged);
      },
      [endIs, resultIs],
    ],
    ['another salt', (file) => (file.proof.clientSeed = 'theirs'), [resultIs]],
    ['no chain', (file) => delete file.proof.chain, ['a round of a shared table has its place in a chain']],
  ])('with %s is wrong, and says where', (_, change, says) => {
    const wrong = wrongIn(changed(text, change)) as string[];
    expect(wrong.map((one) => says.find((part) => one.includes(part)))).toEqual(expect.arrayContaining(says));
  });

  it.each<[string, string, string]>([
    [
      'with a chain of its own',
      published({ ...own, end: 'ef'.repeat(32) }),
      'the end is among those that were published',
    ],
    ['of the chain of another table', published({ ...own, table: 'live-wheel' }), 'the end is among those'],
    ['with another salt than its chain has', published({ ...own, salt: 'another' }), 'the salt is the one'],
    ['with a chain that had no salt', published({ ...own, salt: null }), 'the salt is the one'],
  ])('%s is wrong beside the published list', (_, chains, says) => {
    expect((wrongIn(text, chains) as string[]).map((one) => one.includes(says))).toEqual([true]);
  });

  it('with a bet that was changed is wrong', () => {
    const other = changed(text, (file) => Object.assign(file.proof, { bet: { bets: [{ spot: 'red', stake: 100 }] } }));
    expect(wrongIn(other)).toContain(resultIs);
  });

  it('is none for a game that nobody shares', () => {
    const alone = changed(saved(gameOf('dice')!).text, (file) => (file.proof.chain = { end, link: 5 }));
    expect(wrongIn(alone)).toEqual(['only rounds of shared tables have a place in a chain']);
  });

  it.each([
    ['a link of nought', changed(text, (file) => (file.proof.chain!.link = 0)), undefined, 'proof.chain.link'],
    ['more links than are ever made', changed(text, (file) => (file.proof.chain!.link = 1e9)), undefined, 'link'],
    ['a list of chains that is none', text, '{}', 'the list of chains is none'],
    ['a list of chains that is no JSON', text, 'nonsense', 'the list of chains is none'],
  ])('with %s is not read, and it is said why', (_, content, chains, why) => {
    expect(wrongIn(content, chains)).toContain(why);
  });
});

describe('npm run check-round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-round-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tool = fileURLToPath(new URL('../tools/check-round.ts', import.meta.url));
  const run = (content: string, nth: number, _all?: unknown, ...more: string[]) => {
    const file = join(folder, `round-${nth}.json`);
    writeFileSync(file, content);
    return new Promise<{ code: number; out: string }>((done) =>
      execFile(process.execPath, ['--import', 'tsx', tool, file, ...more], (error, out, err) =>
        done({ code: Number(error?.code ?? 0), out: out + err }),
      ),
    );
  };

  it('ends with 0, 1 and 2 as the round is right, wrong, and none', async () => {
    const { text } = saved(gameOf('mines')!);
    const [right, wrong, none] = await Promise.all([text, changed(text, (file) => file.win++), '{}'].map(run));
    expect([right!.code, wrong!.code, none!.code]).toEqual([0, 1, 2]);
    expect(right!.out).toContain('This round matches its commitment.');
    expect(wrong!.out).toContain('WRONG  it stakes');
    expect(none!.out).toContain('is no file of a round');
  });

  it('compares a shared round with the saved list of chains', async () => {
    const { text } = saved(gameOf('live-crash')!, 99);
    const chains = join(folder, 'chains.json');
    const chain = { table: 'live-crash', end: hashedTimes(serverSeed, 99), salt: 'mine' };
    writeFileSync(chains, JSON.stringify({ data: { chains: [chain] } }));
    const [right, none] = await Promise.all([
      run(text, 4, undefined, chains),
      run(text, 5, undefined, join(folder, 'nowhere.json')),
    ]);
    expect([right!.code, none!.code]).toEqual([0, 2]);
    expect(right!.out).toContain('right  the salt is the one that was published');
  });
});
