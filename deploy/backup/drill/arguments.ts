import { parseArgs } from 'node:util';
import { CannotRun } from '@fairhouse/operation/settings';

export interface DrillArguments {
  /** Undefined: as far as the archive goes. Of a casino that the drill makes, `20s` is so long before it is lost. */
  at: string | undefined;
  /** A repository of the casino's own; undefined: the drill makes a casino and loses it. */
  real:
    | { config: string | undefined; repo: string | undefined; passphraseFile: string | undefined; stanza: string }
    | undefined;
  superuser: string;
  /** Copies of files and keys, of a real repository. */
  files: { repo: string; passwordFile: string; identityFile: string; hasPictures: boolean } | undefined;
  /** How long the made casino continues betting after its last backup. */
  seconds: number;
  toolsFolder: string | undefined;
  /** Where Prometheus' node exporter finds what came of it. */
  out: string | undefined;
}

const options = {
  at: { type: 'string' },
  config: { type: 'string' },
  repo: { type: 'string' },
  'passphrase-file': { type: 'string' },
  stanza: { type: 'string', default: 'casino' },
  superuser: { type: 'string', default: 'postgres' },
  files: { type: 'string' },
  'files-password-file': { type: 'string' },
  identity: { type: 'string' },
  'pictures-in-bucket': { type: 'boolean', default: false },
  seconds: { type: 'string', default: '45' },
  tools: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Reads what the drill was asked for. Throws CannotRun with what does not go together. */
export function readArguments(args: string[]): DrillArguments {
  const { values } = parsed(args);
  if (values.config && values.repo) throw new CannotRun('Say --config FILE or --repo FOLDER, not both.');
  const isReal = values.config !== undefined || values.repo !== undefined;
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 5 || seconds > 3_600) {
    throw new CannotRun(`--seconds is "${values.seconds}"; say a whole number from 5 to 3600.`);
  }
  if (values.files && !(isReal && values['files-password-file'] && values.identity)) {
    throw new CannotRun('--files goes with --config or --repo, --files-password-file FILE and --identity FILE.');
  }
  return {
    at: values.at,
    real: isReal
      ? {
          config: values.config,
          repo: values.repo,
          passphraseFile: values['passphrase-file'],
          stanza: values.stanza,
        }
      : undefined,
    superuser: values.superuser,
    files: values.files
      ? {
          repo: values.files,
          passwordFile: values['files-password-file']!,
          identityFile: values.identity!,
          hasPictures: !values['pictures-in-bucket'],
        }
      : undefined,
    seconds,
    toolsFolder: values.tools,
    out: values.out,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: false });
  } catch (error) {
    throw new CannotRun(`${(error as Error).message}; docs/running/backups.md lists what the drill can be reported.`);
  }
}

/**
 * The moment that is meant: a time with its zone (`2026-11-26T14:00:00Z`), or so long before `end` (`20s`, `5m`, `2h`). It has to
 * lie after the end of the first backup and not after `end`.
 */
export function chooseMoment(
  text: string,
  { firstBackupAt, end }: { firstBackupAt: Date | undefined; end: Date },
): Date {
  const [, amount, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const unitMs = { s: 1_000, m: 60_000, h: 3_600_000 }[unit ?? 's']!;
  const hasZone = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(text);
  const moment = amount === undefined ? new Date(text) : new Date(end.getTime() - Number(amount) * unitMs);
  if (Number.isNaN(moment.getTime()) || (amount === undefined && !hasZone)) {
    throw new CannotRun(
      `--at is "${text}"; say a time with its zone, such as 2026-11-26T14:00:00Z, or 20s for so long before the end.`,
    );
  }
  if (firstBackupAt !== undefined && moment < firstBackupAt) {
    throw new CannotRun(
      `${moment.toISOString()} lies before the end of the first backup (${firstBackupAt.toISOString()}).`,
    );
  }
  if (moment > end)
    throw new CannotRun(`${moment.toISOString()} lies after ${end.toISOString()}, where the casino ends.`);
  return moment;
}
