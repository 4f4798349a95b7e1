/** What is wrong with the data of a package, and where. A package with a fault is not imported. */
export interface Fault {
  code: FaultCode;
  /** Within the package, such as "books_base.jsonl.zst". */
  file: string;
  /** Counted from 1; absent where the whole file is meant. */
  line?: number;
  /** The text found, or what was expected: for people who read the report. */
  detail?: string;
}

export type FaultCode = keyof typeof sentences;

const sentences = {
  missing: 'The file is not there.',
  notJson: 'This is not JSON.',
  index: 'index.json does not have the form of the format.',
  notNumbers: 'A line has three whole numbers from 0 to 2^64 − 1: id, weight, payout.',
  repeatedId: 'The id stands in the table before.',
  noLines: 'There is no line in it.',
  tooManyLines: 'There are more lines than an import takes.',
  noWeight: 'All weights are 0.',
  sum: 'The sum of the weights is 2^64 or more.',
  notZstd: 'The file cannot be unpacked as zstd.',
  longLine: 'A line is longer than an import takes.',
  event: 'A line has a whole number "id", a list "events" and a whole number "payoutMultiplier".',
  unknownId: 'The id is not in the table of weights.',
  repeatedEvent: 'The events of this id stood before.',
  payout: 'The payout is not the one of the table of weights.',
  withoutEvents: 'Ids of the table of weights have no events.',
} as const;

export const faultCodes = Object.keys(sentences) as FaultCode[];

/** One line for the report of an import: file, line, what is wrong. */
export function faultText(fault: Fault): string {
  const { file, line } = fault;
  return `${line === undefined ? file : `${file}:${line}`}: ${faultSentence(fault)}`;
}

/** What is wrong, without the place. */
export function faultSentence({ code, detail }: Pick<Fault, 'code' | 'detail'>): string {
  return `${sentences[code]}${detail === undefined ? '' : ` (${detail})`}`;
}

/** Ends the reading of a file whose rest could not be understood. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(readonly fault: Fault) {
    super(faultText(fault));
  }
}

const mostOfAFile = 20;

/** Collects faults, at most 20 of each file: the rest of a broken file says the same. */
export function faultList() {
  const all: Fault[] = [];
  const counts = new Map<string, number>();
  return {
    all,
    add(fault: Fault): void {
      const count = (counts.get(fault.file) ?? 0) + 1;
      counts.set(fault.file, count);
      if (count <= mostOfAFile) all.push(fault);
    },
    /** How many were found in all, with those that are not listed. */
    found: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
export type FaultList = ReturnType<typeof faultList>;
