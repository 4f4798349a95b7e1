import { packCodes } from '@fairhouse/contract/operator';
import { casinoJurisdiction, jurisdictionAt, packs } from '@fairhouse/jurisdictions';
import { afterEach, expect, it, vi } from 'vitest';
import { type Jurisdictions, openJurisdictions } from './open-jurisdictions.ts';

let inForce: string[] = [];
let isDown = false;
let stop = async () => {};
const logger = { error: vi.fn() };
async function open(refreshMs: number): Promise<Jurisdictions> {
  const opened = await openJurisdictions({
    async readPacks() {
      if (isDown) throw new Error('no database');
      return inForce;
    },
    logger,
    refreshMs,
  });
  stop = opened.stop;
  return opened;
}

afterEach(async () => {
  await stop();
  inForce = [];
  isDown = false;
});

it('the setting knows the packs that there are', () => {
  expect(packs.map(({ code }) => code)).toEqual(packCodes);
});

it('goes by what another process has set, without being told', async () => {
  const opened = await open(5);
  expect(opened.of('GB')).toBe(casinoJurisdiction);
  inForce = ['GB', 'CA-ON'];
  await vi.waitFor(() => expect(opened.of('GB').code).toBe('GB'), 120_000);
  expect(opened.of('CA', 'CA-ON')).toBe(jurisdictionAt(inForce, 'CA', 'CA-ON'));
});

it('goes by its own change at once, and by the last one it read while the database is away', async () => {
  const opened = await open(60_000);
  inForce = ['SE'];
  await opened.readAgain();
  expect(opened.of('SE').code).toBe('SE');
  isDown = true;
  await opened.readAgain();
  expect(opened.of('SE').code).toBe('SE');
  expect(logger.error).toHaveBeenCalledOnce();
  isDown = false;
  inForce = [];
  await opened.readAgain();
  expect(opened.of('SE')).toBe(casinoJurisdiction);
});
