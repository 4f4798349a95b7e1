import { generateKeyPairSync, sign } from 'node:crypto';
import { checkRound, definitionHash, fairStream, type Game, hmacSha256, sha256Hex } from '@fairhouse/game-math';
import { gameOf, games } from '@fairhouse/games';
import {
  createSigner,
  entryText,
  keyIdOf,
  leafHash,
  logKeyOf,
  receiptFormat,
  signHead,
  toBase64,
} from '@fairhouse/record-proof';
import { browserSha256 } from '@fairhouse/ui/browser-sha256.ts';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceRecorder } from '../../lib/round/device-recorder.ts';
import type { Outcome, Proof, Round } from '../../lib/round/wire.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { Verdict, verdictOf } from './round-verdict.tsx';

const [nocturne, roulette, blackjack] = ['nocturne', 'european-roulette', 'blackjack'].map(
  (code) => gameOf(code)!,
) as unknown as [Game, Game, Game];
const serverSeed = 'ab'.repeat(32);
/** Value 1000 of drand's quicknet, with its signature. */
const salt = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

function played(game: Game, bet: object, actions: string[]) {
  const proof: Proof = {
    game: game.code,
    definitionHash: game.definitionHash,
    serverSeed,
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: 'mine',
    nonce: 3,
    bet,
    actions,
  };
  const stream = fairStream({ serverSeed, clientSeed: 'mine', nonce: 3 }, hmacSha256);
  const { outcome } = (game.play as (...args: unknown[]) => { outcome: Outcome })(bet, actions, stream);
  // What comes over the wire has been through JSON.
  return { proof, outcome: JSON.parse(JSON.stringify(outcome)) as Outcome };
}

describe('the page', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const bet = { coin: 5 };
  const opened = { currency: 'USD', game: { code: nocturne.code }, live: null };
  /** The page of a device that has noted this round, and the round as the server tells it afterwards. */
  async function shown(change: (proof: Proof) => void, chained = false) {
    const game = chained ? (gameOf('live-roulette') as unknown as Game) : nocturne;
    const own = chained ? { bets: [{ spot: 'red', stake: 100 }] } : bet;
    const device = new DeviceRecorder('', { read: () => null, write: () => {} }, () => {});
    const clientSeed = chained ? salt : 'mine';
    const sent = { game: game.code, definitionHash: game.definitionHash, bet: own, clientSeed };
    const end = sha256Hex(sha256Hex(sha256Hex(serverSeed)));
    if (chained) {
      device.chainShown(game.code, { end, salt });
      const order = device.roundSent({ ...sent, serverSeedHash: null, chainEnd: end, nonce: 3 });
      device.noteBet({ betId: 'r1', stake: 100, out: null, win: null }, order);
    } else {
      const serverSeedHash = sha256Hex(serverSeed);
      device.seedShown({ serverSeedHash, clientSeed: null, nextNonce: 3, nextServerSeedHash: 'ab'.repeat(32) });
      const order = device.roundSent({ ...sent, serverSeedHash, chainEnd: null, nonce: null });
      device.roundAnswered(order, { roundId: 'r1', nonce: 3, state: 'PLAYING' } as never);
    }
    // What the operator tells is consistent in itself: outcome and sums are those of what he says.
    const read = game.readBet(own, 'USD');
    const proof = {
      ...played(game, (read as { bet: object }).bet, []).proof,
      ...(chained && { clientSeed, chain: { end, link: 3 } }),
    };
    change(proof);
    const list = {
      data: {
        chains: [{ table: game.code, end: proof.chain?.end, salt: proof.clientSeed, beaconRound: 1000, signature }],
      },
    };
    vi.stubGlobal('fetch', async () => Response.json(list));
    const seeds = { serverSeed: proof.serverSeed!, clientSeed: proof.clientSeed, nonce: proof.nonce };
    const { outcome, staked, win } = game.play(proof.bet as never, [], fairStream(seeds, hmacSha256));
    const round = { roundId: 'r1', stake: staked, win, outcome: JSON.parse(JSON.stringify(outcome)) } as Round;
    const session = { device, opened: { ...opened, live: chained ? {} : null }, data: { games: [game] } } as never;
    const verdict = (await verdictOf(session, round, proof))!;
    return render(h(Verdict, { session: { texts: textsOf('en') }, verdict }));
  }
  const forgedSeed = (proof: Proof) => {
    proof.serverSeed = 'ef'.repeat(32);
    proof.serverSeedHash = sha256Hex(proof.serverSeed);
  };
  const { proved, contradicted, lines } = textsOf('en').checkSheet;

  it('calls a round as committed that this device saw before and after', async () => {
    for (const page of [await shown(() => {}), await shown(() => {}, true)]) {
      expect(page).toContain(proved);
      expect(page).not.toMatch(/data-standing="(contradicted|not_provable)"/);
    }
  });

  describe('without a note of the round on this device', () => {
    const serverSeedHash = sha256Hex(serverSeed);
    const from = '2026-01-01T00:00:00.000Z';
    const pair = generateKeyPairSync('ed25519');
    const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x!, 'base64url');
    const common = { algorithm: 'Ed25519', from, until: null };
    const log = createSigner('games.example/commitments', 'a secret of the tests that is long enough');
    const keys = [
      { ...common, keyId: keyIdOf(raw), purpose: 'receipts', publicKey: toBase64(raw) },
      { ...common, ...logKeyOf(log), purpose: 'log' },
    ];
    const entry = entryText({ at: from, commitment: serverSeedHash, number: 0, player: 'a0'.repeat(16) });
    const note = signHead({ size: 1, root: leafHash(entry), at: '2026-02-01T00:00:00.000Z' }, log);
    const read = nocturne.readBet(bet, 'USD') as unknown as { bet: object };
    const { proof, outcome } = played(nocturne, read.bet, []);
    const { staked, win } = nocturne.play(
      read.bet as never,
      [],
      fairStream({ serverSeed, clientSeed: 'mine', nonce: 3 }, hmacSha256),
    );

    /** By a receipt that says this, and a head that the device kept before. */
    async function verdictBy(change: object) {
      const body = JSON.stringify({
        at: '2026-03-01T00:00:01.000Z',
        choices: { actions: [], bet: read.bet },
        clientSeed: 'mine',
        commitment: serverSeedHash,
        currency: 'USD',
        game: nocturne.code,
        nonce: 3,
        opened: '2026-03-01T00:00:00.000Z',
        outcome: definitionHash(outcome),
        over: true,
        player: 'a0'.repeat(16),
        round: 'r1',
        rules: nocturne.definitionHash,
        stake: staked,
        win,
        ...change,
      });
      const signature = sign(null, Buffer.from(body), pair.privateKey).toString('base64');
      const receipts = [{ format: receiptFormat, keyId: keyIdOf(raw), body, signature }];
      const device = new DeviceRecorder('', { read: () => null, write: () => {} }, () => {});
      device.headShown(note);
      vi.stubGlobal('fetch', async () => Response.json({ keys }));
      const session = { device, opened, data: { games: [nocturne] } } as never;
      const round = { roundId: 'r1', stake: staked, win, outcome } as Round;
      const signed = { receipts, log: { entry, index: 0, proof: [], note } };
      const verdict = (await verdictOf(session, round, proof, signed))!;
      return render(h(Verdict, { session: { texts: textsOf('en') }, verdict }));
    }

    it('calls it as committed by a receipt and a head of the log that the device kept, and says what proves it', async () => {
      const page = await verdictBy({});
      expect(page).toContain(proved);
      for (const sentence of [lines.receipt.proved, lines.log.proved, lines.committed.signed, lines.seen.signed])
        expect(page).toContain(sentence);
    });

    it('refuses a receipt that says another win', async () => {
      const page = await verdictBy({ win: win + 1 });
      expect(page).toContain(contradicted);
      expect(page).toContain(lines.receipt.contradicted);
    });
  });

  it.each<[string, (proof: Proof) => void, boolean, string]>([
    ['a seed that was chosen after the bet', forgedSeed, false, lines.committed.contradicted],
    ['an exchanged client seed', (proof) => (proof.clientSeed = 'theirs'), false, lines.clientSeed.contradicted],
    [
      'a chain that was made afterwards',
      (proof) => {
        forgedSeed(proof);
        proof.chain!.end = sha256Hex(sha256Hex(sha256Hex(proof.serverSeed!)));
      },
      true,
      lines.chainCommitted.contradicted,
    ],
    [
      'a salt that drand did not sign',
      (proof) => (proof.clientSeed = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587'),
      true,
      lines.saltSigned.contradicted,
    ],
  ])('refuses %s, and says why', async (_what, change, chained, sentence) => {
    const page = await shown(change, chained);
    expect(page).toContain(contradicted);
    expect(page).toContain(sentence);
    expect(page).not.toContain(proved);
  });
});

describe('checkRound', () => {
  it('finds every game as it was recorded', () => {
    const slots = games.flatMap((slot) => {
      const stakes = slot.stakes('USD') as { defaultCoin: number };
      if (slot.kind !== 'slot') return [];
      const read = slot.readBet({ coin: stakes.defaultCoin }, 'USD');
      return read.ok ? [[slot as Game, read.bet as object, []] as const] : [];
    });
    expect(slots.length).toBeGreaterThan(0);
    const cases = [
      ...slots,
      [roulette, { bets: [{ spot: 'straight-17', stake: 100 }] }, []],
      [gameOf('sic-bo')!, { bets: [{ spot: 'big', stake: 100 }] }, []],
      [gameOf('craps')!, { bets: [{ spot: 'hard-8', stake: 100 }] }, []],
      [blackjack, { stake: 500 }, []],
      [gameOf('three-box-blackjack')!, { bets: [{ spot: 'box-1', stake: 100 }] }, []],
      [gameOf('european-blackjack')!, { bets: [{ spot: 'box-2', stake: 100 }] }, ['stand']],
      [gameOf('dice')!, { stake: 100, side: 'above', winning: 495_000 }, []],
      [gameOf('limbo')!, { stake: 100, side: 'below', pays: 237 }, []],
      [gameOf('plinko')!, { stake: 100, mode: 'high-16' }, []],
      [gameOf('coin-streak')!, { stake: 100, mode: 0 }, ['pick:1']],
      [gameOf('keno')!, { stake: 100, mode: 'classic-3', numbers: [1, 9, 40] }, []],
      [gameOf('three-seals')!, { stake: 200 }, []],
      [gameOf('lighthouse')!, { stake: 200 }, []],
      [gameOf('five-doors')!, { stake: 200 }, []],
      [gameOf('jacks-or-better')!, { stake: 100 }, ['hold:10110']],
      [gameOf('joker-poker')!, { stake: 100 }, []],
      [gameOf('baccarat')!, { bets: [{ spot: 'banker', stake: 100 }] }, []],
      [gameOf('three-card-poker')!, { stake: 100, side: true }, ['raise']],
    ] as const;
    for (const [game, bet, actions] of cases) {
      const { proof, outcome } = played(game, bet, [...actions]);
      expect(checkRound([game], proof, outcome).verdict).toBe('same');
    }
  });

  it('sees a recorded result that was changed, even where the win is the same', () => {
    const { proof, outcome } = played(roulette, { bets: [{ spot: 'straight-17', stake: 100 }] }, []);
    if (outcome.kind !== 'roulette') throw new Error('not roulette');
    const changed = { ...outcome, number: (outcome.number + 1) % 37 };
    expect(checkRound([roulette], proof, changed).verdict).toBe('other_result');
  });

  it('sees a seed that was not the committed one, another client seed, and other rules', () => {
    const { proof, outcome } = played(nocturne, { coin: 5 }, []);
    expect(checkRound([nocturne], { ...proof, serverSeed: 'cd'.repeat(32) }, outcome).verdict).toBe('wrong_seed');
    expect(checkRound([nocturne], { ...proof, clientSeed: 'theirs' }, outcome).verdict).toBe('other_result');
    expect(checkRound([nocturne], { ...proof, definitionHash: '0'.repeat(64) }, outcome).verdict).toBe(
      'other_definition',
    );
    expect(checkRound([nocturne], { ...proof, bet: { coin: 'x' }, actions: ['hit'] }, outcome).verdict).toBe(
      'not_playable',
    );
  });

  it('waits for the seed to be revealed', () => {
    const { proof, outcome } = played(nocturne, { coin: 5 }, []);
    expect(checkRound([nocturne], { ...proof, serverSeed: null }, outcome)).toEqual({ verdict: 'not_revealed' });
  });

  it('has the browser’s own SHA-256 agree with the commitment', async () => {
    expect(await browserSha256(serverSeed)).toBe(sha256Hex(serverSeed));
  });
});
