import { describe, expect, it } from 'vitest';
import { readCard } from './read-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const warnings: object[] = [];
const log = { warn: (details: object) => void warnings.push(details) };
const live = { cardEntry: { kind: 'sealed', clientKey: 'live_key' } as const, log };
const sandbox = { cardEntry: { kind: 'test' } as const, log };
const sealedText = 'adyenjs_0_1_25$'.padEnd(60, 'x');
const sealed = {
  encryptedCardNumber: sealedText,
  encryptedExpiryMonth: sealedText,
  encryptedExpiryYear: sealedText,
  encryptedSecurityCode: sealedText,
};

describe('in live mode', () => {
  it('what the provider’s fields sealed is handed on as it is', () => {
    expect(readCard(live, { cardNum: JSON.stringify(sealed), cardCvv: '' }, now)).toEqual({
      ok: true,
      data: { kind: 'sealed', fields: sealed },
    });
  });

  it('a card number is refused, with a warning that does not carry it', () => {
    expect(readCard(live, { cardNum: '4111111111111111', cardCvv: '737' }, now)).toMatchObject({
      error: 'cardNotAccepted',
    });
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('4111');
  });

  it.each(['{}', 'null', '[]', '4111', JSON.stringify({ ...sealed, encryptedSecurityCode: '' })])(
    'anything else is refused: %s',
    (cardNum) => {
      expect(readCard(live, { cardNum, cardCvv: '' }, now)).toMatchObject({ error: 'cardNotAccepted' });
    },
  );
});

describe('in sandbox mode', () => {
  const card = { cardNum: '4111111111111111', cardCvv: '737', expireMonth: 11, expireYear: 2026 };

  it('a test number is good until the last day of its month', () => {
    expect(readCard(sandbox, card, now)).toMatchObject({ ok: true, data: { kind: 'test' } });
    expect(readCard(sandbox, card, new Date('2026-11-30T23:59:59Z'))).toMatchObject({ ok: true });
    expect(readCard(sandbox, card, new Date('2026-12-01T00:00:00Z'))).toMatchObject({ error: 'invalidField' });
  });

  it('no other number is taken, right as its check digit may be', () => {
    expect(readCard(sandbox, { ...card, cardNum: '4242424242424242' }, now)).toMatchObject({
      error: 'cardNotAccepted',
    });
  });
});
