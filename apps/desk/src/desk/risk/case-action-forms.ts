import { type Answer, post } from '../../lib/api.ts';
import type { useCommonTexts } from '../../lib/texts/index.ts';
import type { useRiskWords } from '../../lib/texts/risk-words.ts';
import type { ActionField } from '../../ui/action-dialog.tsx';
import { idsOf } from '../../ui/choices/chosen-players.ts';
import { type Case, outcomes, type WholeCase } from './risk-view.ts';
import type { useRiskTexts } from './texts/index.ts';

/** What is done to a case. */
export type CaseAction =
  | { what: 'assign' | 'note' | 'addMember' | 'close' | 'report' }
  | { what: 'remove'; memberId: number; username: string };

interface ActionContext {
  t: ReturnType<typeof useRiskTexts>;
  word: ReturnType<typeof useRiskWords>;
  common: ReturnType<typeof useCommonTexts>;
  /** The name of the signed-in person. */
  me: string;
  of: WholeCase;
  /** Who is removed from the case, where that is the command. */
  removed: { memberId: number; username: string };
}

interface ActionForm {
  title: string;
  about?: string;
  fields: readonly ActionField[];
  submit: string;
  tone?: 'red';
  /** Pixels. */
  size?: number;
  run: (typed: Record<string, string>) => Promise<Answer<unknown>>;
}

const reasonField = ({ common }: ActionContext): ActionField => ({
  name: 'reason',
  label: common('reason'),
  kind: 'area',
  required: true,
  maxLength: 500,
});

/** What a command asks, says and calls. */
export const caseActionForms: Record<CaseAction['what'], (context: ActionContext) => ActionForm> = {
  assign: ({ t, me, of: { id, assignedTo } }) => ({
    title: t('assign'),
    fields: [
      {
        name: 'to',
        label: t('assignTo'),
        about: t('assignToAbout'),
        kind: 'text',
        initial: assignedTo ?? me,
        maxLength: 60,
      },
    ],
    submit: t('assign'),
    run: ({ to = '' }) => post('/operator/risk/case/assign', { id, to }),
  }),
  note: ({ t, common, of: { id } }) => ({
    title: t('note'),
    about: t('noteAbout'),
    fields: [{ name: 'text', label: t('noteText'), kind: 'area', required: true, maxLength: 2000 }],
    submit: common('save'),
    run: ({ text = '' }) => post('/operator/risk/case/note', { id, text }),
  }),
  addMember: ({ t, common, of: { id } }) => ({
    title: t('addMember'),
    fields: [{ name: 'members', label: t('memberIds'), kind: 'players', required: true }],
    submit: common('add'),
    run: ({ members = '' }) => post('/operator/risk/case/add', { id, memberIds: idsOf(members).map(Number) }),
  }),
  remove: (c) => ({
    title: c.t('removeTitle', { who: c.removed.username, id: c.of.id }),
    about: c.t('removeAbout'),
    fields: [reasonField(c)],
    submit: c.t('remove'),
    tone: 'red',
    run: ({ reason = '' }) =>
      post('/operator/risk/case/removeMember', { id: c.of.id, memberId: c.removed.memberId, reason }),
  }),
  close: (c) => ({
    title: c.t('closeTitle', { id: c.of.id }),
    about: c.t('closeAbout'),
    fields: [
      {
        name: 'outcome',
        label: c.t('outcome'),
        kind: 'select',
        initial: outcomes[0],
        options: outcomes.map((value) => ({ value, label: c.word(`outcome_${value}`) })),
      },
      reasonField(c),
    ],
    submit: c.t('close'),
    run: ({ outcome = '', reason = '' }) =>
      post('/operator/risk/case/close', {
        id: c.of.id,
        outcome: outcome as NonNullable<Case['outcome']>,
        reason,
      }),
  }),
  report: ({ t, of: { id } }) => ({
    title: t('report'),
    about: t('reportAbout'),
    size: 620,
    fields: [{ name: 'suspicion', label: t('suspicion'), kind: 'area', required: true, maxLength: 4000 }],
    submit: t('write'),
    run: ({ suspicion = '' }) => post('/operator/risk/case/report', { id, suspicion }),
  }),
};
