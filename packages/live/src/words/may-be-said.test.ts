import { describe, expect, it } from 'vitest';
import { mayBeSaid } from './may-be-said.ts';

it.each([
  ['Good luck, all!', 'Good luck, all!'],
  ['  so   close  ', 'so close'],
  ['Suwerte sana tayo mamaya :)', 'Suwerte sana tayo mamaya :)'],
  ['17 again?! That is 3 in 40 rounds', '17 again?! That is 3 in 40 rounds'],
  ['I won 12,500.00', 'I won 12,500.00'],
  ['out at 2.35', 'out at 2.35'],
  ['the class of Essex', 'the class of Essex'],
  ['Nice.Come on', 'Nice.Come on'],
  ['🎉 panalo 🎉', '🎉 panalo 🎉'],
  ['🤷🏽\u200d♂️', '🤷🏽\u200d♂️'],
  ['Ma\u006e\u0303ana', 'Mañana'],
])('lets %j be said', (typed, said) => expect(mayBeSaid(typed)).toBe(said));

describe('does not let be said', () => {
  it.each([
    'see https://example.com/win',
    'see www.example',
    'go to example.com now',
    'go to example . com',
    'example(dot)com',
    'mail me at tips@example.com',
    'follow @lucky_tips',
    'my Telegram is open',
    'call 0917 123 4567',
    'call +63-917-123-45-67',
    '０９１７１２３４５６７',
    'you bastard',
    'FUCK this',
    'f.u.c.k this',
    'f u c k this',
    'fück this',
    'sh1t happens to wh0res',
    'gago ka',
    'PUTANG INA',
    't4nga',
    'bell\u0007',
    'left\u202eright',
    'zero\u200bwidth',
    'line\nbreak',
    'stacked e\u0301\u0302\u0303\u0304',
    '   ',
    // Longer in its one form than as it was typed.
    '\u0958'.repeat(150),
  ])('%j', (typed) => expect(mayBeSaid(typed)).toBeUndefined());
});
