/** What codes are called: each in one place, kept complete by scripts/names.test.ts. */
import { useCallback } from 'react';
import { useAreaNames } from './areas.ts';
import { useChainNames } from './chains.ts';
import { useCommandNames } from './commands.ts';
import { useFaultNames } from './faults.ts';
import { useJobNames } from './jobs.ts';
import { useKindNames } from './kinds.ts';
import { useMessageNames } from './messages.ts';
import { useMethodNames } from './methods.ts';
import { usePostingNames } from './postings.ts';
import { useProviderNames } from './providers.ts';
import { useQueueNames } from './queues.ts';
import { useStatusNames } from './statuses.ts';
import { useWalletNames } from './wallet.ts';

const namers = {
  area: useAreaNames,
  chain: useChainNames,
  fault: useFaultNames,
  job: useJobNames,
  kind: useKindNames,
  message: useMessageNames,
  method: useMethodNames,
  posting: usePostingNames,
  provider: useProviderNames,
  queue: useQueueNames,
  status: useStatusNames,
  command: useCommandNames,
  wallet: useWalletNames,
};
export type CodeKind = keyof typeof namers;

/** The name of a code; undefined where it has none. */
export function useCodeName(kind: CodeKind): (code: string) => string | undefined {
  return namers[kind]();
}

/** A status in words; one without words goes by its own name. */
export function useStatusTexts(): (status: string) => string {
  const name = useStatusNames();
  return useCallback((status) => name(status) ?? status, [name]);
}

/** An act in words; one without words goes by its own name. */
export function useCommandName(): (command: string) => string {
  const name = useCommandNames();
  return useCallback((command) => name(command) ?? command, [name]);
}

/** What a row of a queue is of: a kind, a method, an action or a provider; any other goes by its own name. */
export function useKindTexts(): (kind: string) => string {
  const kindName = useKindNames();
  const methodName = useMethodNames();
  const commandName = useCommandNames();
  const providerName = useProviderNames();
  return useCallback(
    (kind) => kindName(kind) ?? methodName(kind) ?? commandName(kind) ?? providerName(kind) ?? kind,
    [kindName, methodName, commandName, providerName],
  );
}

/** A provider or a game vendor by its name; one without goes by its code. */
export function useProviderName(): (code: string) => string {
  const name = useProviderNames();
  return useCallback((code) => name(code) ?? code, [name]);
}

/** A call of the desk by its path: the action it carries out, or the part of the desk that it belongs to. */
export function useCallName(): (path: string) => string {
  const commandName = useCommandNames();
  const areaName = useAreaNames();
  return useCallback(
    (path) => {
      const parts = path.replace(/^\/operator\//, '').split('/');
      return commandName(parts.join('.')) ?? areaName(parts[0]!) ?? path;
    },
    [commandName, areaName],
  );
}

/** A job by its name; one that follows a chain is named with the chain. */
export function useJobName(): (name: string) => string {
  const jobName = useJobNames();
  const chainName = useChainNames();
  return useCallback(
    (name) => {
      const [, chain] = /^watchChain (.+)$/.exec(name) ?? [];
      return chain === undefined ? (jobName(name) ?? name) : (chainName(chain) ?? chain);
    },
    [jobName, chainName],
  );
}
