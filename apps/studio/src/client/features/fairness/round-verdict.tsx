/** @jsxImportSource preact */
import { isInChain, type Line, proveRound, type RoundFile, type RoundVerdict } from '@fairhouse/game-math';
import { browserSha256 } from '@fairhouse/ui/browser-sha256.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import type { Proof, Round, ToldRound } from '../../lib/wire.ts';
import { Icon } from '../../ui/icons.tsx';
import { saltOf } from './salt-of.ts';

/** What a round is checked with: the rules in this page, and what this device saw. */
type Checks = Pick<PlaySession, 'device' | 'data' | 'opened'>;

/** The round as it can be taken along; undefined until its seed is revealed. */
export function fileOf(
  session: Checks,
  round: Round,
  proof: Proof,
  signed?: Pick<ToldRound, 'receipts' | 'log'>,
): Omit<RoundFile, 'format'> | undefined {
  const { serverSeed } = proof;
  if (serverSeed === null) return undefined;
  const { roundId, stake: staked, win, outcome } = round;
  const { currency } = session.opened;
  const file = { roundId, currency, staked, win, outcome, proof: { ...proof, serverSeed } };
  if (!signed) return file;
  // Those that came with the answers were signed before anybody asked to check.
  const kept = session.device?.record.rounds.find((sent) => sent.roundId === roundId)?.receipts ?? [];
  return { ...file, receipts: [...kept, ...signed.receipts], ...(signed.log && { log: signed.log }) };
}

/** Holds the round against its seed, and against what this device saw before it was played. */
export async function verdictOf(session: Checks, round: Round, proof: Proof): Promise<RoundVerdict | undefined> {
  const file = fileOf(session, round, proof);
  if (!file) return undefined;
  const { serverSeed, serverSeedHash, nonce, chain } = file.proof;
  const browser = await browserSha256(serverSeed);
  return proveRound(session.data.games, file, {
    record: session.device?.record,
    hashAgrees: browser === undefined ? undefined : browser === serverSeedHash,
    inChain: chain && (await isInChain({ serverSeed, nonce, chain })),
    salt: chain && (await saltOf(file.proof)),
  });
}

const signs = { proved: 'fairness', contradicted: 'close', not_provable: 'minus' } as const;

export function Verdict({
  session,
  verdict: { standing, lines },
}: {
  session: Pick<PlaySession, 'texts'>;
  verdict: RoundVerdict;
}) {
  const texts = session.texts.checkSheet;
  const sentences: Record<string, Partial<Record<Line['standing'], string>>> = texts.lines;
  return (
    <section class={`fairness__verdict fairness__verdict--${standing}`} role="status">
      <h3>{texts[standing]}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.name} data-standing={line.standing}>
            <Icon name={signs[line.standing]} size={18} /> {sentences[line.name]?.[line.standing]}
          </li>
        ))}
      </ul>
    </section>
  );
}
