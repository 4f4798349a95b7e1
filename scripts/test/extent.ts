/**
 * How much of what is long by nature a run does: a sample in `npm test`, another one each time, and all of it in
 * `npm run test:long`. Both say what they did.
 */
export type Extent = 'sample' | 'long';

/** Of the run that this process belongs to. */
export const isLong = process.env.TEST_EXTENT === 'long';

/** What a run samples follows from this number alone, in all its processes: the same one chooses the same again. */
process.env.SAMPLE_SEED ??= String(Date.now() % 1_000_000);
export const sampleSeed = Number(process.env.SAMPLE_SEED);

interface Part {
  what: string;
  /** The setting that says how much; what is set already stays. */
  setting: string;
  sample: string;
  long: string;
}

const parts: readonly Part[] = [
  { what: 'of a hundred calls that are sent bad input', setting: 'SWEEP_CALLS', sample: '12', long: '100' },
  { what: 'of a hundred bad values and bodies of each call', setting: 'SWEEP_PERCENT', sample: '2', long: '100' },
  { what: 'random schedules of money against the reference', setting: 'MODEL_SCHEDULES', sample: '15', long: '3000' },
  { what: 'kills of a casino at work', setting: 'FAULT_KILLS', sample: '3', long: '100' },
  { what: 'requests at once that race for one thing', setting: 'REQUESTS_AT_ONCE', sample: '64', long: '256' },
  { what: 'requests by chance to the declared calls', setting: 'FUZZ_REQUESTS', sample: '500', long: '1000000' },
  { what: 'of 32 turns of journeys and long tests', setting: 'TURNS', sample: 'one', long: 'all' },
  {
    what: 'screens examined for accessibility at each size',
    setting: 'ACCESSIBLE',
    sample: 'sixty-fourth',
    long: 'all',
  },
  { what: 'sounds of the games, by their mood', setting: 'SOUNDS', sample: '4', long: 'all' },
  { what: 'the server of uploads', setting: 'UPLOADS_SERVER', sample: 'spoken by the test', long: 'swift' },
];

/** The settings of a run of that extent. */
export function settingsOf(extent: Extent, env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const given = Object.fromEntries(parts.map((part) => [part.setting, env[part.setting] ?? part[extent]]));
  return { ...given, TEST_EXTENT: extent, SAMPLE_SEED: String(sampleSeed) };
}

/** What a run samples, in a line each. */
export function describeExtent(extent: Extent, settings: Record<string, string>): string {
  const lines = parts.map(({ what, setting, long }) => {
    const all = settings[setting] === long ? '' : ` (${long} in npm run test:long)`;
    return `  ${what}: ${settings[setting]}${all}  ${setting}`;
  });
  const begin = extent === 'long' ? 'All of it' : 'A sample';
  return [`${begin}, by SAMPLE_SEED=${settings.SAMPLE_SEED}:`, ...lines].join('\n');
}
