import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Answer, post } from '../../../lib/api.ts';
import type { useCommonTexts } from '../../../lib/texts/index.ts';
import type { ActionField } from '../../../ui/action-dialog.tsx';
import type { Member } from '../member.ts';
import type { useMemberTexts } from '../texts.ts';
import type { MemberAction } from './member-action-list.ts';

/** The open rows of this member, from which some commands choose. */
export interface OpenRows {
  bonuses: OperatorCallOutput<'/operator/bonus/listPage'>['content'];
  freeRounds: OperatorCallOutput<'/operator/freeRounds/list'>['freeRounds'];
  freeRoundGames: OperatorCallOutput<'/operator/freeRounds/games'>['games'];
  shared: OperatorCallOutput<'/operator/bonus/sharedPage'>['content'];
  invitations: OperatorCallOutput<'/operator/invitation/listPage'>['content'];
}

interface ActionContext {
  t: ReturnType<typeof useMemberTexts>;
  common: ReturnType<typeof useCommonTexts>;
  member: Member;
  open: OpenRows;
  /** One for this window: pressed twice, or sent again after a lost answer, it is one bonus. */
  requestKey: string;
}

interface ActionForm {
  about: string;
  fields: readonly ActionField[];
  run: (typed: Record<string, string>) => Promise<Answer<unknown>>;
}

const causes = { payment: 'payment', documents: 'documents', ownWish: 'ownWish' } as const;

const reasonField = ({ common }: ActionContext, changed: Partial<ActionField> = {}): ActionField => ({
  name: 'reason',
  label: common('reason'),
  about: common('reasonForTheRecord'),
  kind: 'area',
  required: true,
  maxLength: 300,
  ...changed,
});

const amountField = (c: ActionContext, name: string, label: string): ActionField => ({
  name,
  label: `${label} (${c.member.book.currency})`,
  kind: 'amount',
  currency: c.member.book.currency,
  required: true,
});

const textField = (name: string, label: string, required: boolean, about?: string): ActionField => ({
  name,
  label,
  kind: 'area',
  required,
  maxLength: 2000,
  ...(about ? { about } : {}),
});

const severities = ['low', 'medium', 'high', 'critical'] as const;

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

/** Adds and removes what differs from the tags that are shown. */
async function changeTags({ id, tags }: Member, wanted: readonly string[]): Promise<Answer<unknown>> {
  const add = wanted.filter((tag) => !tags.includes(tag));
  const remove = tags.filter((tag) => !wanted.includes(tag));
  if (add.length + remove.length === 0) return { ok: true, data: null };
  const answer = await post('/operator/members/tag', { memberIds: [id], add, remove });
  const [outcome] = answer.ok ? answer.data.outcomes : [];
  return outcome && outcome.error !== 0 ? { ok: false, ...outcome } : answer;
}

/** What a command asks, says and calls. */
export const memberActionForms: Record<MemberAction, (context: ActionContext) => ActionForm> = {
  suspend: (c) => ({
    about: c.t('suspendAbout'),
    fields: [reasonField(c)],
    run: ({ reason = '' }) => post('/operator/member/suspend', { memberId: c.member.id, suspended: true, reason }),
  }),
  enable: (c) => ({
    about: c.t('enableAbout'),
    fields: [reasonField(c, { required: false })],
    run: ({ reason = '' }) => post('/operator/member/suspend', { memberId: c.member.id, suspended: false, reason }),
  }),
  block: (c) => ({
    about: c.t('blockAbout'),
    fields: [
      {
        name: 'cause',
        label: c.t('cause'),
        kind: 'select',
        options: [
          { value: '', label: c.t('cause_none') },
          { value: 'payment', label: c.t('cause_payment') },
          { value: 'documents', label: c.t('cause_documents') },
          { value: 'ownWish', label: c.t('cause_ownWish') },
        ],
      },
      reasonField(c),
    ],
    run({ reason = '', cause }) {
      const known = causes[cause as keyof typeof causes];
      const input = { memberId: c.member.id, blocked: true, reason, ...(known && { cause: known }) };
      return post('/operator/member/blockPlay', input);
    },
  }),
  allow: (c) => ({
    about: c.t('allowAbout'),
    fields: [reasonField(c, { required: false })],
    run: ({ reason = '' }) => post('/operator/member/blockPlay', { memberId: c.member.id, blocked: false, reason }),
  }),
  message: (c) => ({
    about: c.t('messageAbout'),
    fields: [
      textField('english', c.t('english'), true),
      textField('filipino', c.t('filipino'), false, c.t('filipinoAbout')),
    ],
    run: ({ english = '', filipino = '' }) =>
      post('/operator/member/message', { memberId: c.member.id, english, filipino }),
  }),
  tags: (c) => ({
    about: c.t('tagsAbout'),
    fields: [{ name: 'tags', label: c.t('tags'), kind: 'text', maxLength: 400, initial: c.member.tags.join(', ') }],
    run: ({ tags = '' }) => changeTags(c.member, tagsIn(tags)),
  }),
  openCase: (c) => ({
    about: c.t('openCaseAbout', { player: c.member.username }),
    fields: [
      { name: 'title', label: c.t('caseTitle'), kind: 'text', required: true, maxLength: 120 },
      {
        name: 'severity',
        label: c.t('severity'),
        kind: 'select',
        initial: 'medium',
        options: severities.map((value) => ({ value, label: c.t(`severity_${value}`) })),
      },
    ],
    run({ title = '', severity }) {
      const chosen = severities.find((one) => one === severity);
      const input = { title, memberIds: [c.member.id], ...(chosen && { severity: chosen }) };
      return post('/operator/risk/case/open', input);
    },
  }),
  giveBonus: (c) => ({
    about: c.t('bonusAbout'),
    fields: [
      {
        name: 'amount',
        label: `${c.t('amount')} (${c.member.book.currency})`,
        kind: 'amount',
        currency: c.member.book.currency,
        required: true,
      },
      reasonField(c, { maxLength: 200 }),
    ],
    run: ({ amount = '', reason = '' }) =>
      post('/operator/bonus/give', { memberId: c.member.id, amount, reason, requestKey: c.requestKey }),
  }),
  cancelBonus: (c) => ({
    about: c.t('cancelAbout'),
    fields: [
      {
        name: 'id',
        label: c.t('whichBonus'),
        kind: 'select',
        required: true,
        options: c.open.bonuses.map(({ id, promotion, amount }) => ({
          value: String(id),
          label: `${id}: ${promotion}, ${amount} ${c.member.book.currency}`,
        })),
      },
      reasonField(c, { maxLength: 200 }),
    ],
    run: ({ id, reason = '' }) =>
      post('/operator/bonus/cancel', { memberId: c.member.id, id: id || String(c.open.bonuses[0]?.id ?? ''), reason }),
  }),
  giveFreeRounds: (c) => ({
    about: c.t('freeRoundsAbout'),
    fields: [
      {
        name: 'game',
        label: c.t('freeRoundsGame'),
        kind: 'select',
        required: true,
        options: c.open.freeRoundGames.map(({ code, name, stakes }) => ({
          value: code,
          label: `${name}: ${stakes.join(', ')}`,
        })),
      },
      amountField(c, 'stake', c.t('freeRoundsStake')),
      { name: 'count', label: c.t('freeRoundsCount'), kind: 'number', required: true, initial: '10', half: true },
      { name: 'days', label: c.t('freeRoundsDays'), kind: 'number', required: true, initial: '7', half: true },
      {
        name: 'wagering',
        label: c.t('freeRoundsWagering'),
        about: c.t('freeRoundsWageringAbout'),
        kind: 'number',
        required: true,
        initial: '10',
      },
      amountField(c, 'winMost', c.t('freeRoundsWinMost')),
      reasonField(c, { maxLength: 200 }),
    ],
    run: ({ game = '', stake = '', count = '', days = '', wagering = '', winMost = '', reason = '' }) =>
      post('/operator/freeRounds/give', {
        ...{ memberId: c.member.id, stake, count, days, wagering, winMost, reason, requestKey: c.requestKey },
        game: game || (c.open.freeRoundGames[0]?.code ?? ''),
      }),
  }),
  cancelFreeRounds: (c) => ({
    about: c.t('cancelFreeRoundsAbout'),
    fields: [
      {
        name: 'id',
        label: c.t('whichFreeRounds'),
        kind: 'select',
        required: true,
        options: c.open.freeRounds.map(({ id, game, count, used, stake, currency }) => ({
          value: id,
          label: `${game.name}: ${count - used} / ${count}, ${stake} ${currency}`,
        })),
      },
      reasonField(c, { maxLength: 200 }),
    ],
    run: ({ id, reason = '' }) =>
      post('/operator/freeRounds/cancel', {
        memberId: c.member.id,
        id: id || (c.open.freeRounds[0]?.id ?? ''),
        reason,
      }),
  }),
  closeShared: (c) => ({
    about: c.open.shared.length === 0 ? c.t('noShared') : c.t('sharedAbout'),
    fields: [
      {
        name: 'id',
        label: c.t('whichShared'),
        kind: 'select',
        required: true,
        options: c.open.shared.map(({ id, promotion, label, firstMemberId }) => ({
          value: String(id),
          label: `${id}: ${promotion}, ${label}, ${firstMemberId}`,
        })),
      },
      reasonField(c, { maxLength: 500 }),
    ],
    run: ({ id, reason = '' }) =>
      post('/operator/bonus/closeShared', { id: id || String(c.open.shared[0]?.id ?? ''), reason }),
  }),
  releaseInvitation: (c) => ({
    about: c.t('releaseInvitationAbout'),
    fields: [],
    run: () => post('/operator/invitation/release', { id: c.open.invitations[0]?.id ?? 0 }),
  }),
  refuseInvitation: (c) => ({
    about: c.t('refuseInvitationAbout'),
    fields: [reasonField(c)],
    run: ({ reason = '' }) => post('/operator/invitation/refuse', { id: c.open.invitations[0]?.id ?? 0, reason }),
  }),
  makeAgent: (c) => ({
    about: c.t('makeAgentAbout'),
    fields: [reasonField(c, { required: false })],
    run: ({ reason = '' }) => post('/operator/member/setAgent', { memberId: c.member.id, agent: true, reason }),
  }),
  endAgency: (c) => ({
    about: c.t('endAgencyAbout'),
    fields: [reasonField(c, { required: false })],
    run: ({ reason = '' }) => post('/operator/member/setAgent', { memberId: c.member.id, agent: false, reason }),
  }),
  makeCopy: (c) => ({
    about: c.t('makeCopyAbout'),
    fields: [reasonField(c)],
    run: ({ reason = '' }) => post('/operator/data/makeCopy', { memberId: c.member.id, reason }),
  }),
  erase: (c) => ({
    about: c.t('eraseAbout'),
    fields: [reasonField(c)],
    run: ({ reason = '' }) => post('/operator/data/erase', { memberId: c.member.id, reason }),
  }),
  resetFactor: (c) => ({
    about: c.t('factorAbout'),
    fields: [reasonField(c, { label: c.t('identity') })],
    run: ({ reason = '' }) => post('/operator/member/resetFactor', { memberId: c.member.id, reason }),
  }),
};
