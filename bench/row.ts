import { loadavg } from 'node:os';

/** One line of the table and of the JSON. What a part does not measure stays out. */
export interface BenchRow {
  part: string;
  name: string;
  perSecond?: number;
  /** Times pgbench's figure of the same run, at pgbench's default scale and at scale 16. */
  timesPgbench?: number;
  timesPgbench16?: number;
  /** Processor time of one, of all processes with the client, divided by that of one transaction of pgbench at its default scale. */
  cpuByPgbench?: number;
  p50Ms?: number;
  p95Ms?: number;
  p99Ms?: number;
  /** The first time after the start, and the longest of all times. */
  coldMs?: number;
  worstMs?: number;
  /** Processor time of one call or posting, by process; PostgreSQL with all its backends. Microseconds. */
  apiCpuUs?: number;
  studioCpuUs?: number;
  databaseCpuUs?: number;
  clientCpuUs?: number;
  /** Resident memory in MiB; of PostgreSQL its proportional share, since its processes share their buffers. */
  mib?: number;
  /** Of a feature: kilobytes that opening it costs a cold browser. */
  kb?: number;
  /** Of a round in motion: frames that came in time, in per cent; what one, or in pace a round, costs the page's main thread; layouts of one. */
  inTime?: number;
  mainThreadMs?: number;
  layouts?: number;
  /** Tasks of more than 50 ms. */
  longTasks?: number;
  /** Of a shared table: connections that watch it, and bytes of memory that one of them costs the process that serves it. */
  watching?: number;
  connectionBytes?: number;
  /** Elements in the document of a page, at most. */
  nodes?: number;
  /** Cores that were busy with something that is none of ours while this was measured. */
  otherCores?: number;
  /** How much slower the first of two that took turns is, in per cent: the median of all pairs, and between what it lies with 95 %. */
  slower?: number;
  slowerFrom?: number;
  slowerTo?: number;
  /** The machine's load average over one minute when the row was made, our own load included. */
  load?: number;
}

export function row(fields: BenchRow): BenchRow {
  return { ...fields, load: loadavg()[0]! };
}

const columns: [string, (row: BenchRow) => string | undefined][] = [
  ['part', ({ part }) => part],
  ['what', ({ name }) => name],
  ['per second', ({ perSecond }) => perSecond?.toFixed(0)],
  ['× pgbench', ({ timesPgbench }) => timesPgbench?.toFixed(1)],
  ['× scale 16', ({ timesPgbench16 }) => timesPgbench16?.toFixed(2)],
  ['CPU ÷ pgbench', ({ cpuByPgbench }) => cpuByPgbench?.toFixed(2)],
  ['p50 ms', ({ p50Ms }) => p50Ms?.toFixed(1)],
  ['p95 ms', ({ p95Ms }) => p95Ms?.toFixed(1)],
  ['p99 ms', ({ p99Ms }) => p99Ms?.toFixed(1)],
  ['cold ms', ({ coldMs }) => coldMs?.toFixed(1)],
  ['worst ms', ({ worstMs }) => worstMs?.toFixed(1)],
  ['API µs', ({ apiCpuUs }) => apiCpuUs?.toFixed(0)],
  ['studio µs', ({ studioCpuUs }) => studioCpuUs?.toFixed(0)],
  ['PostgreSQL µs', ({ databaseCpuUs }) => databaseCpuUs?.toFixed(0)],
  ['client µs', ({ clientCpuUs }) => clientCpuUs?.toFixed(0)],
  ['MiB', ({ mib }) => mib?.toFixed(0)],
  ['kB', ({ kb }) => kb?.toFixed(0)],
  ['in time %', ({ inTime }) => inTime?.toFixed(0)],
  ['main thread ms', ({ mainThreadMs }) => mainThreadMs?.toFixed(2)],
  ['layouts', ({ layouts }) => layouts?.toFixed(2)],
  ['long tasks', ({ longTasks }) => longTasks?.toFixed(0)],
  ['nodes', ({ nodes }) => nodes?.toFixed(0)],
  ['watching', ({ watching }) => watching?.toFixed(0)],
  ['bytes each', ({ connectionBytes }) => connectionBytes?.toFixed(0)],
  ['slower %', ({ slower }) => slower?.toFixed(2)],
  ['95 % from', ({ slowerFrom }) => slowerFrom?.toFixed(2)],
  ['to', ({ slowerTo }) => slowerTo?.toFixed(2)],
  ['others, cores', ({ otherCores }) => otherCores?.toFixed(1)],
  ['load', ({ load }) => load?.toFixed(1)],
];

/** The rows as a table in Markdown, as docs/performance.md shows them, without columns that none of them fills. */
export function tableOf(rows: readonly BenchRow[]): string {
  const filled = columns.filter(([, read]) => rows.some((each) => read(each) !== undefined));
  const cells = rows.map((each) => filled.map(([, read]) => read(each) ?? ''));
  const heads = filled.map(([head]) => head);
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((line) => line[i]!.length)));
  const line = (texts: string[]) =>
    `| ${texts.map((text, i) => (i < 2 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(heads), rule, ...cells.map(line)].join('\n');
}
