import type {
  JourneyDefinition,
  JourneyFact,
  JourneyStep,
  JourneyStepKind,
  JourneyTrigger,
  OperatorCallInput,
} from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { writtenAmount } from '../../lib/typed-amount.ts';

export const exitNames = ['next', 'yes', 'no', 'happened', 'timedOut'] as const;
export type Exit = (typeof exitNames)[number];

/** What was typed of a step: what belongs to another fact stays while one chooses. */
export interface DraftStep {
  id: string;
  kind: JourneyStepKind;
  exits: Partial<Record<Exit, string | null>>;
  typed: Readonly<Record<string, string>>;
}

export interface Draft {
  name: string;
  reason: string;
  trigger: { kind: JourneyTrigger; days: string; level: string; group: string };
  steps: readonly DraftStep[];
}

/** Where a step is put: at the beginning, or at an exit of another. */
export type Place = 'start' | { step: string; exit: Exit };

export const emptyDraft = (): Draft => ({
  name: '',
  reason: '',
  trigger: { kind: 'joined', days: '7', level: '1', group: '' },
  steps: [],
});

const exitsOfKind = (kind: JourneyStepKind): readonly Exit[] =>
  kind === 'condition' ? ['yes', 'no'] : kind === 'waitFor' ? ['happened', 'timedOut'] : ['next'];

const firstTyped: Partial<Record<JourneyStepKind, Record<string, string>>> = {
  condition: { fact: 'deposits', least: '1', most: '100000', is: '', group: '' },
  wait: { amount: '1', unit: 'days' },
  waitFor: { event: 'deposited', amount: '3', unit: 'days' },
  control: { percent: '10' },
  freeRounds: { game: '', count: '10', days: '7', wagering: '10' },
};

export const mostSteps = 30;

/** Puts a step of a kind at a place; what was there follows its first exit. The id of it is one that no step has. */
export function addStep(draft: Draft, place: Place, kind: JourneyStepKind): { draft: Draft; id: string } {
  const used = new Set(draft.steps.map((step) => step.id));
  let number = 1;
  while (used.has(`s${number}`)) number += 1;
  const id = `s${number}`;
  const there =
    place === 'start' ? (draft.steps[0]?.id ?? null) : (stepIn(draft, place.step)?.exits[place.exit] ?? null);
  const exits = Object.fromEntries(exitsOfKind(kind).map((exit, n) => [exit, n === 0 ? there : null]));
  const step: DraftStep = { id, kind, exits, typed: firstTyped[kind] ?? {} };
  if (place === 'start') return { draft: { ...draft, steps: [step, ...draft.steps] }, id };
  return { draft: setExit({ ...draft, steps: [...draft.steps, step] }, place, id), id };
}

export function stepIn({ steps }: Draft, id: string): DraftStep | undefined {
  return steps.find((step) => step.id === id);
}

export function setExit(draft: Draft, { step, exit }: Exclude<Place, 'start'>, to: string | null): Draft {
  return withReached(changed(draft, step, ({ exits }) => ({ exits: { ...exits, [exit]: to } })));
}

export function setTyped(draft: Draft, id: string, more: Record<string, string>): Draft {
  return changed(draft, id, ({ typed }) => ({ typed: { ...typed, ...more } }));
}

function changed(draft: Draft, id: string, change: (step: DraftStep) => Partial<DraftStep>): Draft {
  return { ...draft, steps: draft.steps.map((step) => (step.id === id ? { ...step, ...change(step) } : step)) };
}

/** Takes a step out: what led to it leads to where its first exit led. What nothing leads to any more goes too. */
export function removeStep(draft: Draft, id: string): Draft {
  const gone = stepIn(draft, id);
  if (!gone) return draft;
  const [first] = exitsOfKind(gone.kind);
  const to = gone.exits[first!] ?? null;
  const steps = draft.steps
    .filter((step) => step.id !== id)
    .map((step) => ({
      ...step,
      exits: Object.fromEntries(Object.entries(step.exits).map(([exit, at]) => [exit, at === id ? to : at])),
    }));
  // Where it was the first, the journey begins at the step after it.
  const begins = draft.steps[0]?.id === id ? to : draft.steps[0]?.id;
  return withReached({ ...draft, steps: inOrder(steps, begins ?? null) });
}

function inOrder(steps: readonly DraftStep[], first: string | null): DraftStep[] {
  const start = steps.find((step) => step.id === first);
  return start ? [start, ...steps.filter((step) => step !== start)] : [];
}

function withReached(draft: Draft): Draft {
  const reached = new Set<string>();
  const visit = (id: string | null | undefined) => {
    if (!id || reached.has(id)) return;
    reached.add(id);
    for (const to of Object.values(stepIn(draft, id)?.exits ?? {})) visit(to);
  };
  visit(draft.steps[0]?.id);
  return { ...draft, steps: draft.steps.filter(({ id }) => reached.has(id)) };
}

/** Steps from which this one can be reached: an exit that led there would be a circle. */
export function leadsTo(draft: Draft, from: string, to: string): boolean {
  const seen = new Set<string>();
  const visit = (id: string | null | undefined): boolean => {
    if (!id || seen.has(id)) return false;
    seen.add(id);
    return id === to || Object.values(stepIn(draft, id)?.exits ?? {}).some(visit);
  };
  return visit(from);
}

export function draftOf(name: string, { trigger, steps }: JourneyDefinition): Draft {
  return {
    name,
    reason: '',
    trigger: {
      kind: trigger.kind,
      days: 'days' in trigger ? String(trigger.days) : '7',
      level: 'level' in trigger ? String(trigger.level) : '1',
      group: 'groupId' in trigger ? groupText(trigger) : '',
    },
    steps: steps.map((step) => ({
      id: step.id,
      kind: step.kind,
      exits: Object.fromEntries(exitNames.flatMap((exit) => (exit in step ? [[exit, step[exit as never]]] : []))),
      typed: typedOf(step),
    })),
  };
}

const groupText = (of: { groupId: number; groupVersion: number }) => `${of.groupId}.${of.groupVersion}`;

function typedOf(step: JourneyStep): Record<string, string> {
  switch (step.kind) {
    case 'condition': {
      const { condition } = step;
      const base = { ...firstTyped.condition!, fact: condition.fact };
      if (condition.fact === 'group') return { ...base, group: groupText(condition) };
      if ('is' in condition) return { ...base, is: condition.is.join(' ') };
      return { ...base, least: String(condition.least), most: String(condition.most) };
    }
    case 'wait':
      return hoursTyped(step.hours);
    case 'waitFor':
      return { event: step.event, ...hoursTyped(step.hours) };
    case 'control':
      return { percent: String(step.percent) };
    case 'bonus':
      return Object.fromEntries(
        step.amounts.flatMap(({ currency, each, most }) => [
          [`each ${currency}`, each],
          [`most ${currency}`, most],
        ]),
      );
    case 'freeRounds': {
      const { game, count, days, wagering, stakes } = step;
      return {
        ...{ game, count: String(count), days: String(days), wagering: String(wagering) },
        ...Object.fromEntries(
          stakes.flatMap(({ currency, ...of }) =>
            Object.entries(of).map(([name, text]) => [`${name} ${currency}`, text]),
          ),
        ),
      };
    }
    case 'tag':
      return { tag: step.tag };
    default: {
      const { id: _, kind: _kind, next: _next, ...texts } = step;
      return texts;
    }
  }
}

function hoursTyped(hours: number): Record<string, string> {
  return hours % 24 === 0 ? { amount: String(hours / 24), unit: 'days' } : { amount: String(hours), unit: 'hours' };
}

type Definition = OperatorCallInput<'/operator/journey/save'>['definition'];

/** As the call takes it. What cannot be read goes as it was typed: the server names the step that it is in. */
export function definitionOf({ trigger, steps }: Draft): Definition {
  return { trigger: triggerOf(trigger), steps: steps.map(stepOf) } as unknown as Definition;
}

function triggerOf({ kind, days, level, group }: Draft['trigger']): unknown {
  if (kind === 'noDeposit' || kind === 'noLogIn') return { kind, days: Number(days) };
  if (kind === 'levelReached') return { kind, level: Number(level) };
  return kind === 'enteredGroup' ? { kind, ...groupOf(group) } : { kind };
}

function groupOf(text = '') {
  const [groupId, groupVersion] = text.split('.').map(Number);
  return { groupId, groupVersion };
}

const hoursOf = ({ amount = '', unit }: DraftStep['typed']) => Number(amount) * (unit === 'days' ? 24 : 1);

function stepOf({ id, kind, exits, typed }: DraftStep): unknown {
  const base = { id, kind, ...exits };
  switch (kind) {
    case 'condition':
      return { ...base, condition: conditionOf(typed) };
    case 'wait':
      return { ...base, hours: hoursOf(typed) };
    case 'waitFor':
      return { ...base, event: typed.event, hours: hoursOf(typed) };
    case 'control':
      return { ...base, percent: Number(typed.percent) };
    case 'bonus':
      return { ...base, amounts: byCurrency(typed, ['each', 'most']) };
    case 'freeRounds': {
      const { game, count, days, wagering } = typed;
      return {
        ...{ ...base, game, count: Number(count), days: Number(days), wagering: Number(wagering) },
        stakes: byCurrency(typed, ['stake', 'winMost', 'most']),
      };
    }
    case 'tag':
      return { ...base, tag: typed.tag ?? '' };
    default:
      return {
        ...base,
        english: (typed.english ?? '').trim(),
        filipino: (typed.filipino ?? '').trim(),
        ...(kind === 'mail'
          ? {
              subjectEnglish: (typed.subjectEnglish ?? '').trim(),
              subjectFilipino: (typed.subjectFilipino ?? '').trim(),
            }
          : {}),
      };
  }
}

function conditionOf(typed: DraftStep['typed']): unknown {
  const fact = typed.fact as JourneyFact;
  if (fact === 'group') return { fact, ...groupOf(typed.group) };
  if (fact === 'level' || fact === 'deposits' || fact === 'lastLogIn') {
    return { fact, least: Number(typed.least), most: Number(typed.most) };
  }
  const words = (typed.is ?? '').split(/[\s,]+/).filter(Boolean);
  return { fact, is: words.map((word) => (fact === 'language' ? word.toLowerCase() : word.toUpperCase())) };
}

function byCurrency(typed: DraftStep['typed'], names: readonly string[]): unknown[] {
  return currencyCodes
    .filter((currency) => names.some((name) => (typed[`${name} ${currency}`] ?? '').trim() !== ''))
    .map((currency) => ({
      currency,
      ...Object.fromEntries(names.map((name) => [name, amountText(typed[`${name} ${currency}`], currency)])),
    }));
}

function amountText(text = '', currency: Currency): string {
  return writtenAmount(text, currency) ?? text.trim();
}

export const triggerKinds = [
  'joined',
  'firstDeposit',
  'noDeposit',
  'noLogIn',
  'levelReached',
  'birthday',
  'enteredGroup',
] as const satisfies readonly JourneyTrigger[];

export const stepKinds = [
  'message',
  'mail',
  'push',
  'bonus',
  'freeRounds',
  'tag',
  'wait',
  'waitFor',
  'condition',
  'control',
] as const satisfies readonly JourneyStepKind[];

const actions: readonly JourneyStepKind[] = ['message', 'mail', 'push', 'bonus', 'freeRounds', 'tag'];

/** What the server would refuse of the graph. A circle cannot be drawn: no exit is offered that would make one. */
export function problemOf({
  steps,
}: Draft): { problem: 'noSteps' | 'noAction' | 'twoControls'; step?: string } | undefined {
  if (steps.length === 0) return { problem: 'noSteps' };
  if (!steps.some(({ kind }) => actions.includes(kind))) return { problem: 'noAction' };
  const [, second] = steps.filter(({ kind }) => kind === 'control');
  return second && { problem: 'twoControls', step: second.id };
}

export const factNames = [
  'country',
  'language',
  'currency',
  'level',
  'deposits',
  'lastLogIn',
  'group',
] as const satisfies readonly JourneyFact[];
