import { describe, expect, it } from 'vitest';
import type { SettlementFormat } from './formats/format.ts';
import { settlementFormats } from './formats/formats.ts';
import { matchLines } from './match-lines.ts';
import { mostLines, type ReadLine, readLines } from './read-lines.ts';

const format = (code: string) => settlementFormats.find((one) => one.code === code)!;
const read = (code: string, ...lines: string[]) => readLines(Buffer.from(lines.join('\r\n')), format(code));
const plain = 'reference,type,time,currency,gross,fee,net,id';

describe('a line of a settlement file', () => {
  it('of Stripe is exact, and names the payment by its intent', () => {
    const head =
      'automatic_payout_id,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,charge_id,payment_intent_id';
    expect(
      read(
        'stripe',
        head,
        'po_1,txn_1,2026-11-02 10:00:00,usd,25.10,1.03,24.07,charge,ch_1,ch_1,pi_1',
        'po_1,txn_2,2026-11-03 10:00:00,usd,-25.10,0.00,-25.10,refund,re_1,ch_1,pi_1',
        'po_1,txn_3,2026-11-04 10:00:00,usd,-10.00,15.00,-25.00,dispute,du_1,ch_2,pi_2',
        'po_1,txn_4,2026-11-05 10:00:00,usd,0.00,2.00,-2.00,network_cost,,,',
      ),
    ).toEqual([
      {
        line: 2,
        kind: 'payment',
        ownKey: 'stripe:txn_1',
        reference: 'pi_1',
        at: new Date('2026-11-02T10:00:00Z'),
        currency: 'USD',
        gross: 2_510n,
        fee: 103n,
        net: 2_407n,
      },
      expect.objectContaining({ kind: 'refund', gross: -2_510n, net: -2_510n }),
      expect.objectContaining({ kind: 'dispute', reference: 'pi_2', gross: -1_000n, fee: 1_500n, net: -2_500n }),
      expect.objectContaining({ kind: 'adjustment', reference: '', gross: 0n, fee: 200n, net: -200n }),
    ]);
  });

  it('of a Brazilian acquirer has commas, the day first, the clock of Brasília, and no signs', () => {
    expect(
      read(
        'pix',
        'id_movimento;id_pagamento;txid;tipo;data_hora;valor_bruto;tarifa;imposto;valor_liquido',
        'm1;123;;PAGAMENTO;02/11/2026 22:30:00;1.234,56;-1,20;-0,06;1.233,30',
        'm2;123;;Devolução;03/11/2026 09:00;34,56;;;34,56',
      ),
    ).toEqual([
      expect.objectContaining({
        kind: 'payment',
        reference: '123',
        at: new Date('2026-11-03T01:30:00Z'),
        currency: 'BRL',
        gross: 123_456n,
        fee: 126n,
        net: 123_330n,
      }),
      expect.objectContaining({ kind: 'refund', gross: -3_456n, fee: 0n, net: -3_456n }),
    ]);
  });

  it.each([
    [
      'an amount with more places than its currency',
      'a,payment,2026-11-02T10:00:00Z,USD,1.005,0,1.005,1',
      'gross is no amount of USD',
    ],
    [
      'a comma that is no group of three',
      'a,payment,2026-11-02T10:00:00Z,USD,"1,23",0,"1,23",1',
      'gross is no amount of USD',
    ],
    ['a power of ten', 'a,payment,2026-11-02T10:00:00Z,USD,1e3,0,1e3,1', 'gross is no amount of USD'],
    [
      'another sum than its parts',
      'a,payment,2026-11-02T10:00:00Z,USD,10.00,1.00,9.01,1',
      'net is not gross less the fees',
    ],
    ['a day that there is not', 'a,payment,2026-02-30T10:00:00Z,USD,1.00,0,1.00,1', 'time is no moment'],
    [
      'a currency that the casino has not',
      'a,payment,2026-11-02T10:00:00Z,CHF,1.00,0,1.00,1',
      'we have no accounts in CHF',
    ],
  ])('with %s is refused, with its number', (_what, line, why) => {
    expect(read('generic', plain, 'b,payment,,USD,1.00,0,1.00,2', line)).toEqual({ line: 3, why });
  });

  it('is refused where the file is of another form, broken, or longer than any', () => {
    expect(read('stripe', plain, 'a,payment,,USD,1.00,0,1.00,1')).toMatchObject({ line: 1 });
    expect(read('generic', plain, 'a,"payment')).toMatchObject({ why: 'it is not written as the format says' });
    expect(read('generic', plain)).toMatchObject({ why: 'there is no line behind the head' });
    const long = [plain, ...Array.from({ length: mostLines + 1 }, (_, at) => `r${at},fee,,USD,0,0,0,${at}`)];
    expect(read('generic', ...long)).toMatchObject({ why: `a file has at most ${mostLines} lines` });
  });
});

describe('formats', () => {
  it('are data: each says what its columns are, and nothing in it is code', () => {
    const holdsCode = (value: unknown): boolean =>
      typeof value === 'function' ||
      (typeof value === 'object' && value !== null && Object.values(value).some(holdsCode));
    expect(settlementFormats.filter((one: SettlementFormat) => holdsCode(one))).toEqual([]);
    expect(new Set(settlementFormats.map(({ code }) => code)).size).toBe(settlementFormats.length);
  });
});

describe('a line beside our books', () => {
  const line = (more: Partial<ReadLine>): ReadLine => ({
    line: 2,
    kind: 'payment',
    ownKey: 'k',
    reference: 'pi_1',
    at: null,
    currency: 'USD',
    gross: 1_000n,
    fee: 30n,
    net: 970n,
    ...more,
  });
  const match = (lines: ReadLine[], minor: bigint | null | undefined, known: string[] = []) =>
    matchLines(lines, {
      ours: () => (minor === undefined ? undefined : { subject: 'deposit:1', currency: 'USD', minor }),
      known: new Set(known),
    }).map((it) => it.match);

  it.each([
    ['the same', [line({})], 1_000n, ['matched']],
    ['a cent more', [line({})], 999n, ['amountDiffers']],
    ['another currency', [line({ currency: 'EUR' })], 1_000n, ['amountDiffers']],
    ['nothing booked', [line({})], null, ['unknown']],
    ['nothing known', [line({})], undefined, ['unknown']],
    ['a fee', [line({ kind: 'fee' })], undefined, ['none']],
    ['twice the same', [line({}), line({ line: 3 })], 1_000n, ['matched', 'duplicate']],
    [
      'a refund in two steps',
      [line({ kind: 'refund', gross: -400n }), line({ kind: 'refund', gross: -600n, ownKey: 'l' })],
      -1_000n,
      ['matched', 'matched'],
    ],
    [
      'a dispute that was given back',
      [line({ kind: 'dispute', gross: -1_000n }), line({ kind: 'dispute', gross: 1_000n, ownKey: 'l' })],
      -1_000n,
      ['matched', 'matched'],
    ],
  ])('%s', (_what, lines, ours, matches) => {
    expect(match(lines, ours)).toEqual(matches);
  });

  it('that another file has already is a duplicate', () => {
    expect(match([line({})], 1_000n, ['k'])).toEqual(['duplicate']);
  });
});
