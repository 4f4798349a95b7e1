import type { GroupConditionKind, GroupRule } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import { changed, draftOf, isParts, type LineDraft, linesIn, newLine, newParts, ruleOf } from './rule-draft.ts';

const parameter = (name: string, unit: string, more: object = {}): GroupConditionKind['parameters'][number] => ({
  ...{ name, unit, least: null, most: null, words: null, several: false, needed: true },
  ...more,
});
const kinds: GroupConditionKind[] = [
  { condition: 'country', parameters: [parameter('is', 'countries', { several: true })] },
  {
    condition: 'deposits',
    parameters: [
      parameter('days', 'days'),
      parameter('least', 'times', { needed: false }),
      parameter('most', 'times', { needed: false }),
    ],
  },
  { condition: 'takesOffers', parameters: [] },
];

describe('a rule being written', () => {
  it('comes back as it was', () => {
    const rule: GroupRule = {
      all: [
        { is: 'country', with: { is: ['PH', 'DE'] } },
        { not: { any: [{ is: 'deposits', with: { days: 7, least: 2 } }, { not: { is: 'takesOffers', with: {} } }] } },
        { not: { not: { is: 'takesOffers', with: {} } } },
      ],
    };
    const back = ruleOf(draftOf(rule), kinds);
    expect(back).toEqual({
      all: [...rule.all.slice(0, 2), { not: { all: [{ not: { is: 'takesOffers', with: {} } }] } }],
    });
    expect(ruleOf(draftOf({ is: 'takesOffers', with: {} }), kinds)).toEqual({ all: [{ is: 'takesOffers', with: {} }] });
  });

  it.each([
    ['what is needed', { condition: 'country', typed: {} }],
    ['one of its bounds', { condition: 'deposits', typed: { days: '7' } }],
  ] as const)('is none without %s', (_, line) => {
    expect(ruleOf(newParts('all', [{ ...newLine(), ...line }]), kinds)).toBeUndefined();
  });

  it('reads numbers and codes as they are typed', () => {
    const line: LineDraft = { ...newLine('deposits'), typed: { days: ' 7 ', least: 'x', most: '' } };
    expect(ruleOf(line, kinds)).toEqual({ is: 'deposits', with: { days: 7, least: 'x' } });
    expect(ruleOf({ ...newLine('country'), typed: { is: 'ph de,us' } }, kinds)).toEqual({
      is: 'country',
      with: { is: ['PH', 'DE', 'US'] },
    });
  });

  it('changes and loses one line, wherever it stands', () => {
    const [inner, other] = [newLine('takesOffers'), newLine('takesOffers')];
    const draft = newParts('all', [newParts('any', [inner, other])]);
    expect(linesIn(draft)).toBe(2);
    const turned = changed(draft, inner.id, (part) => ({ ...part, not: true }));
    expect(ruleOf(turned, kinds)).toEqual({
      all: [{ any: [{ not: { is: 'takesOffers', with: {} } }, { is: 'takesOffers', with: {} }] }],
    });
    const without = changed(draft, inner.id, () => undefined);
    expect(isParts(without.parts[0]!) && without.parts[0].parts).toEqual([other]);
  });
});
