import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationOf } from '../../testing/registration-of.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { JoiningPorts } from './add-member.ts';
import { readNationalId } from './national-id.ts';
import { type Registration, register } from './register.ts';

const cpf = '390.533.447-05';

describe('a national number', () => {
  it.each([cpf, '39053344705', ' 390 533 447 05 '])('reads the CPF %s', (typed) => {
    expect(readNationalId('cpf', typed, '1990-02-28')).toEqual({ kind: 'cpf', number: '39053344705' });
  });

  it.each(['', '390.533.447-06', '111.111.111-11', '3905334470', 'cpf 39053344705'])(
    'refuses the CPF %j, whose digits are wrong',
    (typed) => expect(readNationalId('cpf', typed, '1990-02-28')).toBeUndefined(),
  );

  it.each(['19811218-9876', '198112189876', '811218-9876', '8112189876'])('reads the personnummer %s', (typed) => {
    expect(readNationalId('personnummer', typed, '1981-12-18')).toEqual({
      kind: 'personnummer',
      number: '198112189876',
    });
  });

  it.each([
    ['19811218-9875', '1981-12-18'],
    ['19811218-9876', '1981-12-19'],
    ['811218-9876', '2001-12-18'],
    ['19811318-9876', '1981-13-18'],
    ['', '1981-12-18'],
  ])('refuses the personnummer %j with the birthday %s', (typed, birthday) => {
    expect(readNationalId('personnummer', typed, birthday)).toBeUndefined();
  });
});

describe('joining where CPF and place of birth are asked for', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const nothing = async () => {};
  const ports: JoiningPorts = {
    checkPlace: () => 'ok',
    rulesAt: () => ({
      ageLeast: 18,
      offersUnticked: false,
      currencies: null,
      nationalId: 'cpf',
      joiningFields: ['birthPlace'],
    }),
    isCurrencyOpen: async () => true,
    admit: async () => ({ ok: true, data: null }),
    openBook: nothing,
    isExcluded: async () => false,
    reviewIfSimilar: nothing,
    noteJoined: nothing,
    noteAgreed: nothing,
    sendActivationMail: nothing,
  };
  const joins = (number: number, nationalId: string) =>
    register(
      api.db,
      ports,
      registrationOf(number, { nationalId, birthName: 'Reyes', birthPlace: ' Cebu ' }) as unknown as Registration,
      'en',
      '127.0.0.1',
    );
  const kept = async (id: bigint) =>
    (
      await api.db.query(
        'select national_id_kind as kind, national_id as number, birth_name as name, birth_place as place from member where id = $1',
        [id],
      )
    ).rows[0];

  it('keeps what is asked for and nothing else, a CPF for one account; the copy of personal data has it, erasure takes it', async () => {
    expect(await joins(62_001, '')).toMatchObject({ ok: false, error: 'nationalIdInvalid' });
    expect(await joins(62_001, '390.533.447-06')).toMatchObject({ ok: false, error: 'nationalIdInvalid' });
    const joined = await joins(62_001, cpf);
    if (!joined.ok) throw new Error(joined.error);
    expect(await kept(joined.data)).toEqual({ kind: 'cpf', number: '39053344705', name: null, place: 'Cebu' });
    expect(await joins(62_002, '39053344705')).toMatchObject({ ok: false, error: 'nationalIdTaken' });

    const copy = await api.db.query(`select data from access_own_data where member_id = $1 and section = 'account'`, [
      joined.data,
    ]);
    expect(copy.rows[0].data).toMatchObject({
      national_id_kind: 'cpf',
      national_id: '39053344705',
      birth_place: 'Cebu',
    });
    await api.db.query(`select access_erase($1, 'x', true)`, [joined.data]);
    expect(await kept(joined.data)).toEqual({ kind: null, number: null, name: null, place: null });
    expect((await joins(62_002, cpf)).ok).toBe(true);
  });
});
