import { parseArgs } from 'node:util';
import { CannotRun } from '@fairhouse/operation/settings';
import { type Configuration, prepareDataFolder, readConfiguration } from '../start/configuration.ts';
import { openDesk } from './as-operator.ts';
import { password } from './cast.ts';
import { fillCasino, leastMembers } from './fill-casino.ts';
import { type DemoClock, findFaketime, movedClock, presentClock } from './moved-clock.ts';
import { type Occupation, occupationOf } from './occupation.ts';
import { databaseUrlOf, isCasinoOpen, openDemoCasino } from './open-demo-casino.ts';
import { settleDown } from './settle-down.ts';

const say = (line: string) => console.log(line);

/** `npm run demo -- --members=N --days=N --seed=N`. Opens the casino, fills it, checks its books, closes it. */
export async function runDemo(root: string, args: string[]): Promise<number> {
  let close = async () => {};
  let sayHowToBeginAgain: string | undefined;
  try {
    const { seed, members, days } = readArguments(args);
    const configuration = readConfiguration(process.env, [], root);
    if (configuration.production || !configuration.sandbox) {
      throw new CannotRun('A demonstration creates made-up members with test money: never in production.');
    }
    if (await isCasinoOpen(configuration)) {
      throw new CannotRun(
        'Fairhouse is running; stop it first. The demonstration starts it itself, with a simulated clock.',
      );
    }
    refuseOccupied(await occupationOf(configuration), configuration);
    prepareDataFolder(configuration.dataFolder);
    const clock = clockFor(configuration);
    if (!clock.canMove) {
      say(
        'The clock cannot be simulated here, so everything will happen today. For a whole month, install the package',
      );
      say('"faketime" (apt-get install faketime) and use the embedded database.');
    }
    say(`Starting Fairhouse for ${members} members over ${clock.canMove ? days : 1} days, seed ${seed} …`);
    const startedAt = performance.now();
    sayHowToBeginAgain = `This demonstration is not complete. ${howToBeginAgain(configuration)}`;
    onInterruption(sayHowToBeginAgain, () => close());
    if (clock.canMove) await clock.moveTo(days * 24 * 3_600_000);
    close = await openDemoCasino(root, configuration, clock);
    const { origins } = configuration;
    const desk = await openDesk({ origin: origins.desk, databaseUrl: await databaseUrlOf(configuration), clock });
    const { tally, players } = await fillCasino({
      origins,
      desk,
      clock,
      seed,
      members,
      days: clock.canMove ? days : 1,
      say,
    });
    const verified = await settleDown(desk);
    sayHowToBeginAgain = undefined;
    say('');
    for (const [what, count] of tally.counts) say(`  ${String(count).padStart(6)} ${what}`);
    say('');
    say(`${verified.books} books and ${verified.postings} postings verified, ${verified.faultCount} faults.`);
    say(
      `Done in ${Math.round((performance.now() - startedAt) / 1_000)} s. Now "npm start", and at ${origins.casino} log in as`,
    );
    say(`  ${players[0]!.cast.registration.username}   ${password}`);
    say('');
    say(
      `The desk: ${origins.desk}, password ${desk.password}, and these keys for an authenticator app (shown only once):`,
    );
    for (const [name, secret] of desk.secrets) say(`  ${name.padEnd(16)} ${secret}`);
    return verified.faultCount === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    if (sayHowToBeginAgain) process.stderr.write(`${sayHowToBeginAgain}\n`);
    return 1;
  } finally {
    await close();
  }
}

function refuseOccupied(occupation: Occupation, configuration: Configuration): void {
  if (occupation === 'demonstration') {
    throw new CannotRun(
      `A demonstration was started here before and cannot be continued. ${howToBeginAgain(configuration)}`,
    );
  }
  if (occupation === 'members') {
    throw new CannotRun('This installation has members already. Choose an empty folder with FAIRHOUSE_DATA_DIR.');
  }
}

function howToBeginAgain({ dataFolder, databaseUrl }: Configuration): string {
  if (databaseUrl !== undefined)
    return 'To start again, drop the database of DATABASE_URL, create it and run the command once more.';
  return `To start again, delete the folder ${dataFolder} and run the command once more.`;
}

/** Closes the system in order; what the demonstration has filled so far stays. */
function onInterruption(sentence: string, close: () => Promise<void>): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, async () => {
      process.stderr.write(`\n${sentence}\n`);
      await close();
      process.exit(130);
    });
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CannotRun) return error.message;
  return (error as Error).stack ?? String(error);
}

function clockFor({ dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | undefined }): DemoClock {
  const library = databaseUrl === undefined ? findFaketime() : undefined;
  return library ? movedClock(library, dataFolder) : presentClock;
}

function readArguments(args: string[]) {
  const number = { type: 'string' } as const;
  const options = { seed: number, members: number, days: number };
  let values: { seed?: string; members?: string; days?: string };
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
  const read = (name: keyof typeof options, usual: number, least: number, most: number) => {
    const value = values[name] === undefined ? usual : Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new CannotRun(`--${name} is a whole number from ${least} to ${most}.`);
  };
  return {
    seed: read('seed', 16, 0, 2 ** 31 - 1),
    members: read('members', 240, leastMembers, 750),
    days: read('days', 30, 1, 60),
  };
}
