/** @jsxImportSource preact */
import { type Line, roundFormat } from '@fairhouse/game-math';
import type { CheckedRound } from '@fairhouse/games/check-gathered';
import type { Gathered } from '@fairhouse/games/proof-files';
import { browserSha256 } from '@fairhouse/ui/browser-sha256.ts';
import { type Checks, fileOf } from '../../lib/round/file-of-round.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Proof, Round, RoundRecord } from '../../lib/round/wire.ts';
import { Icon } from '../../ui/page/icons.tsx';

/** The same with the proof that its commitment stands under a head which this device kept before the round, where there is one. */
export async function signedWithKeptHead(
  session: Checks,
  roundId: string,
  proof: Proof,
  signed: Pick<RoundRecord, 'receipts' | 'log' | 'table'>,
): Promise<Pick<RoundRecord, 'receipts' | 'log' | 'table'>> {
  const record = session.device?.record;
  const sent = record?.rounds.find((one) => one.roundId === roundId);
  const kept = sent && record?.heads?.findLast(({ order }) => order < sent.order);
  if (!kept || !signed.log) return signed;
  const { proofUnderKeptHead } = await import('./published-by-studio.ts');
  const log = await proofUnderKeptHead(proof.chain?.end ?? proof.serverSeedHash, kept.note);
  return log ? { ...signed, log } : signed;
}

/** Holds the round against its seed, against what this device saw before it was played, and against what the studio has signed. */
export async function verdictOf(
  session: Checks,
  round: Round,
  proof: Proof,
  signed?: Pick<RoundRecord, 'receipts' | 'log' | 'table'>,
): Promise<CheckedRound | undefined> {
  const file = fileOf(session, round, proof, signed);
  if (!file) return undefined;
  // Signatures and formats of files are some code, which only a check needs.
  const { checkGathered, publishedByStudio } = await import('./published-by-studio.ts');
  const published = await publishedByStudio(proof.chain !== undefined);
  const { data, device } = session;
  const isShared = session.opened.live !== null;
  const files: Gathered = {
    round: { format: roundFormat, ...file },
    ...(device && { record: device.record }),
    keys: [],
    notes: [],
    consistency: [],
  };
  return checkGathered(files, { games: data.games, isShared, ...published, sha256: browserSha256 });
}

const signs = { proved: 'fairness', contradicted: 'close', not_provable: 'minus' } as const;

export function Verdict({
  session,
  verdict: { standing, lines },
}: {
  session: Pick<PlaySession, 'texts'>;
  verdict: CheckedRound;
}) {
  const texts = session.texts.checkSheet;
  const sentences: Sentences = texts.lines;
  return (
    <section class={`fairness__verdict fairness__verdict--${standing}`} role="status">
      <h3>{texts[standing]}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.name} data-standing={line.standing}>
            <Icon name={signs[line.standing]} size={18} /> {sentenceOf(sentences, line)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Sentences = Record<string, Partial<Record<Line['standing'] | 'signed', string>>>;

/** What proves a line in place of this device is said where it does. */
function sentenceOf(sentences: Sentences, { name, standing, by }: Line): string | undefined {
  const own = sentences[name];
  return (by && own?.signed) ?? own?.[standing];
}
