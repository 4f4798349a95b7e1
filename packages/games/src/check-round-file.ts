import { hash } from 'node:crypto';
import type { Line, RoundFile, Standing } from '@fairhouse/game-math';
import { checkGathered } from './check-gathered.ts';
import { gameByRules, gamesByRules } from './index.ts';
import { type Gathering, gatherProof } from './proof-files.ts';

export interface CheckLine extends Line {
  says: string;
}

export type FileCheck =
  | { readable: false; why: string }
  | { readable: true; standing: Standing; game: string; roundId: string; lines: CheckLine[]; gaps: number[] };

/**
 * Checks a round from the files that its player saved, in any order, without asking anybody: by the function of the page on fairness and of
 * the check in the game, with the rules of this source and the SHA-256 of Node. Here are the sentences of the command.
 */
export async function checkRoundFile(...texts: string[]): Promise<FileCheck> {
  const gathered = gatherProof(texts);
  if (!gathered.ok) return { readable: false, why: whyNot(gathered) };
  const { round } = gathered;
  const { game, definitionHash, chain } = round.proof;
  const { standing, lines, misplaced, gaps } = await checkGathered(gathered, {
    games: gamesByRules,
    isShared: Boolean(gameByRules(game, definitionHash)?.live),
    sha256: async (text) => hash('sha256', text),
  });
  const said = lines.map((line) => ({ ...line, says: misplaced ? misplacedSays(!chain) : sentenceOf(line, round) }));
  return { readable: true, standing, game, roundId: round.roundId, lines: said, gaps };
}

function whyNot(gathering: Exclude<Gathering, { ok: true }>): string {
  if (gathering.reason === 'no_round') return 'none of them is the file of a round';
  if (gathering.reason === 'twice') return `there are two files of the same kind (${gathering.kind})`;
  const { at, file } = gathering;
  const which = `file ${at + 1}: `;
  if (file.reason === 'broken') return `${which}${file.field}: ${file.message}`;
  const reasons = {
    too_large: 'it is larger than 5 MB',
    no_json: 'it is no JSON',
    other_json:
      'it is JSON of another format: no round, no record of a device, no list of chains or keys, no head of the log and no answer of drand',
  };
  return which + reasons[file.reason];
}

/** A round of a shared table without its place in a chain, or the other way round. */
const misplacedSays = (isShared: boolean): string =>
  isShared
    ? 'a round of a shared table has its place in a chain'
    : 'only rounds of shared tables have a place in a chain';

const why = {
  record: 'no record of a device was given',
  in_record: 'the record of the device does not hold it',
  other_than_operator: 'the operator alone says so',
  keys: 'no published key of the signature was given',
  head: 'no head that was kept from before the round was given',
  signature: "drand's signature was not given",
} as const;

/** What a line claims; whether that is so, its standing says. */
function sentenceOf({ name, lacks, by }: Line, file: Pick<RoundFile, 'staked' | 'win' | 'currency' | 'proof'>): string {
  const { proof, staked, win, currency } = file;
  const claims: Record<Line['name'], string> = {
    seed: 'the revealed seed has the hash of the commitment',
    rules: `the rules ${proof.definitionHash.slice(0, 16)}… are among those of this source, and those that were shown`,
    result: 'played again, the round has the recorded result',
    sums: `it stakes ${staked} and returns ${win} minor units of ${currency}`,
    pot: 'so much lay in the pot that it takes',
    committed: 'the commitment was shown before the bet',
    clientSeed: 'the client seed is the one that the device sent',
    nonce: `the number ${proof.nonce} is the one that the device was stated, and no other round had it`,
    choices: 'bet and actions are those that the device sent',
    seen: 'the result is the one that the device was shown',
    receipt: 'a receipt that a published key has signed says the same of the round',
    log: 'the commitment stands in the log, under a head that was kept from before the round',
    link: `the number of the round, ${proof.nonce}, is that of its link`,
    chain: `hashed ${proof.chain?.link.toLocaleString('en')} times, the seed gives the end of the chain, ${proof.chain?.end}`,
    chainCommitted: 'the end of the chain was shown before the bet',
    salt: 'the salt of the chain was shown before the bet',
    saltSigned: "the salt is the value that drand's key signed, and was published after the chain",
  };
  const signedClaims: Partial<Record<Line['name'], string>> = {
    committed: 'the commitment was in the log before the bet',
    chainCommitted: 'the end of the chain was in the log before the bet',
    salt: 'the salt is the one that the operator has signed, from a round of the beacon that the log names',
    clientSeed: 'the client seed is the one that the operator has signed',
    nonce: `the number ${proof.nonce} is the one that the operator has signed`,
    choices: 'bet and actions are those that the operator has signed',
    seen: 'the result is the one that the operator has signed',
  };
  const claim = (by && signedClaims[name]) ?? claims[name];
  return lacks ? `${claim}: ${why[lacks]}` : claim;
}
