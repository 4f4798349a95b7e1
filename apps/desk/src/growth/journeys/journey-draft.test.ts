import { journeyDefinition } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import {
  addStep,
  type Draft,
  definitionOf,
  draftOf,
  emptyDraft,
  leadsTo,
  removeStep,
  setExit,
  setTyped,
  stepIn,
} from './journey-draft.ts';

const texts = { english: 'Hello', filipino: 'Kumusta' };

function written(): Draft {
  let { draft } = addStep(emptyDraft(), 'start', 'control');
  draft = addStep(draft, { step: 's1', exit: 'next' }, 'condition').draft;
  draft = addStep(draft, { step: 's2', exit: 'yes' }, 'message').draft;
  draft = addStep(draft, { step: 's2', exit: 'no' }, 'message').draft;
  return ['s3', 's4'].reduce((all, id) => setTyped(all, id, texts), draft);
}

describe('a draft', () => {
  it('is what the call takes, and the same when it is read back', () => {
    const definition = journeyDefinition.parse(definitionOf(written()));
    expect(definition.steps.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4']);
    expect(journeyDefinition.parse(definitionOf(draftOf('x', definition)))).toEqual(definition);
  });

  it('reads back every kind of step', () => {
    let draft = emptyDraft();
    for (const kind of ['tag', 'push', 'mail', 'freeRounds', 'bonus', 'waitFor', 'wait'] as const)
      draft = addStep(draft, 'start', kind).draft;
    const typed: Record<string, Record<string, string>> = {
      s1: { tag: 'vip' },
      s2: texts,
      s3: { ...texts, subjectEnglish: 'A', subjectFilipino: 'B' },
      s4: { game: 'ember-path', 'stake USD': '1', 'winMost USD': '50', 'most USD': '5000' },
      s5: { 'each USD': '5', 'most USD': '1000', 'each EUR': ' ' },
      s7: { amount: '36', unit: 'hours' },
    };
    for (const [id, of] of Object.entries(typed)) draft = setTyped(draft, id, of);
    const definition = journeyDefinition.parse(definitionOf(draft));
    expect(definition.steps[0]).toMatchObject({ kind: 'wait', hours: 36 });
    expect(definition.steps[1]).toMatchObject({ kind: 'waitFor', hours: 72, happened: 's5', timedOut: null });
    expect(definition.steps[2]).toMatchObject({ amounts: [{ currency: 'USD', each: '5.00', most: '1000.00' }] });
    expect(journeyDefinition.parse(definitionOf(draftOf('x', definition)))).toEqual(definition);
  });

  it('keeps what followed when a step is put before it', () => {
    const { draft, id } = addStep(written(), { step: 's1', exit: 'next' }, 'wait');
    expect(stepIn(draft, 's1')!.exits.next).toBe(id);
    expect(stepIn(draft, id)!.exits.next).toBe('s2');
  });

  it('joins what led to a step that is taken out with what followed it, and drops what nothing leads to', () => {
    const draft = removeStep(written(), 's2');
    expect(stepIn(draft, 's1')!.exits.next).toBe('s3');
    expect(draft.steps.map(({ id }) => id)).toEqual(['s1', 's3']);
    expect(removeStep(draft, 's1').steps.map(({ id }) => id)).toEqual(['s3']);
  });

  it('knows which exits would be a circle', () => {
    const draft = setExit(written(), { step: 's3', exit: 'next' }, 's4');
    expect(leadsTo(draft, 's4', 's3')).toBe(false);
    expect(leadsTo(draft, 's1', 's3')).toBe(true);
  });
});
