import type { PublishedKey } from '@fairhouse/record-proof';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Chain } from '../use-studio.ts';
import type { Checked, ProofFile } from './check-files.ts';
import { loadChecker } from './load-checker.ts';

export type FileKind = Exclude<ProofFile['kind'], 'unreadable'>;
export interface ChosenFile {
  name: string;
  kind: FileKind;
  file: ProofFile;
}

export type Problem = { name: string } & (
  | { reason: 'too_large' | 'no_json' | 'other_json' | 'unreadable' }
  | { reason: 'broken'; field: string }
);

export interface Verifier {
  files: readonly ChosenFile[];
  problems: readonly Problem[];
  checked: Checked | null;
  isBusy: boolean;
  /** The code of the check failed or could not be loaded. */
  isBroken: boolean;
  add(chosen: readonly File[]): Promise<void>;
  remove(kind: FileKind): Promise<void>;
  clear(): void;
}

const largestBytes = 5_000_000;

/** The files that were chosen, one of each kind, and what they prove. They do not leave the page. */
export function useVerifier(): Verifier {
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isBroken, setBroken] = useState(false);
  // A check that another one has overtaken says nothing any more.
  const turn = useRef(0);

  async function check(next: readonly ChosenFile[], found: readonly Problem[]): Promise<void> {
    const own = ++turn.current;
    setFiles(next);
    setProblems(found);
    setChecked(null);
    setBroken(false);
    if (!next.some(({ kind }) => kind === 'round')) return setBusy(false);
    setBusy(true);
    try {
      const { checkFiles, gather } = await loadChecker();
      const gathered = gather(next.map(({ file }) => file));
      const chains = queries.getQueryData<{ chains: Chain[] }>(['studio', '/live/chains'])?.chains;
      const keys = queries.getQueryData<{ keys: PublishedKey[] }>(['studio', '/fair/keys'])?.keys;
      const result = gathered && (await checkFiles(gathered, { chains, keys }));
      if (result && own === turn.current) setChecked(result);
    } catch {
      if (own === turn.current) setBroken(true);
    }
    if (own === turn.current) setBusy(false);
  }

  return {
    files,
    problems,
    checked,
    isBusy,
    isBroken,
    async add(chosen) {
      setBusy(true);
      const own = ++turn.current;
      try {
        const read = await Promise.all(chosen.map(readFile));
        if (own !== turn.current) return;
        const added = read.flatMap((one) => ('file' in one ? [one] : []));
        const kinds = new Map([...files, ...added].map((one) => [one.kind, one]));
        await check(
          [...kinds.values()],
          read.flatMap((one) => ('reason' in one ? [one] : [])),
        );
      } catch {
        if (own !== turn.current) return;
        setBroken(true);
        setBusy(false);
      }
    },
    remove: (kind) =>
      check(
        files.filter((one) => one.kind !== kind),
        [],
      ),
    clear: () => void check([], []),
  };
}

async function readFile(chosen: File): Promise<ChosenFile | Problem> {
  const { name } = chosen;
  // Not even read: it would stand in memory several times.
  if (chosen.size > largestBytes) return { name, reason: 'too_large' };
  let text: string;
  try {
    text = await chosen.text();
  } catch {
    return { name, reason: 'unreadable' };
  }
  const { readProofFile } = await loadChecker();
  const file = readProofFile(text);
  if (file.kind !== 'unreadable') return { name, kind: file.kind, file };
  return file.reason === 'broken' ? { name, reason: 'broken', field: file.field } : { name, reason: file.reason };
}
