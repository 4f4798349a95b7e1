import type { CallOutput, HubPromotion } from '@fairhouse/contract';
import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { longMomentText, momentText, multipleText } from '../../../lib/language/formats.ts';
import type { Language } from '../../../lib/language/language.ts';
import type { useHubTexts } from './texts/index.ts';

export type Hub = CallOutput<'/sys/promotion/hub'>;
export type Promotion = HubPromotion;
export type Translate = ReturnType<typeof useHubTexts>;
type Of<K extends Promotion['kind']> = Extract<Promotion, { kind: K }>;

/** What texts need besides the promotion. */
export interface Speaking {
  t: Translate;
  language: Language;
  levelName: (level: number, given?: string) => string;
  /** Of the member; undefined: a visitor. */
  currency: Currency | undefined;
}

/** A group of states by which the page is filtered. */
export const filters = ['all', 'open', 'yours', 'coming', 'ended', 'notForYou'] as const;
export type Filter = (typeof filters)[number];

/** Where a promotion belongs, besides `all`. */
export function filterOf({ phase, state }: Pick<Promotion, 'phase' | 'state'>): Exclude<Filter, 'all'> {
  if (state === 'notForYou') return 'notForYou';
  if (state === 'inProgress' || state === 'taken') return 'yours';
  if (phase === 'ended' || state === 'fulfilled' || state === 'over') return 'ended';
  return phase === 'coming' ? 'coming' : 'open';
}

export function moneyOf({ language }: Speaking, value: number, currency: Currency): string {
  return formatAmount(fromWire(value, currency)!, language);
}

export function titleOf(promotion: Promotion, { t }: Speaking): string {
  if (promotion.words) return promotion.words.title;
  if (promotion.kind === 'competition') return promotion.competition.name;
  return promotion.kind === 'published' ? '' : t(promotion.kind);
}

/** The state in a word; of what has not begun, that. */
export function stateText({ phase, state }: Promotion, { t }: Speaking): string {
  return t(phase === 'coming' && state === 'open' ? 'state_coming' : `state_${state}`);
}

/** Why it is not for the reader, or the step that is missing. */
export function stateReason(promotion: Promotion, { t, levelName }: Speaking): string | undefined {
  const { reason, needs, phase } = promotion;
  if (reason === 'level') {
    const [first] = promotion.kind === 'fridayFun' || promotion.kind === 'cashback' ? promotion.levels : [];
    return t('reason_level', { level: first ? levelName(first.level, first.name) : '' });
  }
  if (reason) return t(`reason_${reason}`);
  return needs && phase !== 'ended' ? t(`needs_${needs}`) : undefined;
}

/** What it is, what it takes, and until when. */
export function threeLines(promotion: Promotion, speaking: Speaking): readonly [string, string, string] {
  const [what, takes] = whatAndTakes(promotion, speaking);
  return [promotion.words?.text ?? what, takes, untilText(promotion, speaking)];
}

function whatAndTakes(promotion: Promotion, speaking: Speaking): readonly [string, string] {
  const { t } = speaking;
  switch (promotion.kind) {
    case 'signUp': {
      const { currency, amount, required, wagering } = promotion;
      const money = (value: number) => moneyOf(speaking, value, currency);
      return [
        t('signUpWhat', { amount: money(amount) }),
        t('signUpTakes', { required: money(required), most: money(wagering.mostReleased ?? 0) }),
      ];
    }
    case 'firstDeposit': {
      const { currency, percent, most, leastDeposit, windowDays, wagering } = promotion;
      const money = (value: number) => moneyOf(speaking, value, currency);
      return [
        t('depositWhat', { percent, most: money(most) }),
        t('depositTakes', { least: money(leastDeposit), times: wagering.times, days: windowDays }),
      ];
    }
    case 'fridayFun':
      return fridayLines(promotion, speaking);
    case 'cashback':
      return cashbackLines(promotion, speaking);
    case 'given': {
      const { amount, required, mostReleased, currency } = promotion.bonus;
      const money = (value: number) => moneyOf(speaking, value, currency);
      return [
        t('givenWhat', { amount: money(amount) }),
        mostReleased === null
          ? t('givenTakes', { required: money(required) })
          : t('givenTakesCapped', { required: money(required), most: money(mostReleased) }),
      ];
    }
    case 'competition': {
      const { pool, kind, measure, rounds } = promotion.competition;
      const one = pool.find(({ currency }) => currency === speaking.currency) ?? pool[0];
      return [
        t('competitionWhat', { amount: one ? moneyOf(speaking, one.amount, one.currency) : '' }),
        kind === 'race'
          ? t(`score_race_${measure}`, { rounds })
          : t(rounds === 1 ? 'score_tournament_one' : 'score_tournament', { rounds }),
      ];
    }
    case 'published':
      return [promotion.words?.text ?? '', promotion.takes];
  }
}

function fridayLines(promotion: Of<'fridayFun'>, speaking: Speaking): readonly [string, string] {
  const { t, levelName } = speaking;
  const { levels, ownLevel, wagering, currency } = promotion;
  const money = (value: number) => moneyOf(speaking, value, currency);
  const shared = { times: wagering.times, most: money(wagering.mostReleased ?? 0) };
  const own = levels.find(({ level }) => level === ownLevel);
  if (own)
    return [
      t('fridayWhat', { bonus: money(own.bonus) }),
      t('fridayTakes', { deposits: money(own.deposits), below: money(own.balanceBelow), ...shared }),
    ];
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last) return ['', ''];
  return [
    t('fridayWhatRange', { low: money(first.bonus), high: money(last.bonus) }),
    t('fridayTakesRange', { level: levelName(first.level, first.name), deposits: money(first.deposits), ...shared }),
  ];
}

function cashbackLines({ levels, ownLevel, least, currency }: Of<'cashback'>, speaking: Speaking) {
  const { t } = speaking;
  const own = levels.find(({ level }) => level === ownLevel);
  const percents = levels.map(({ percent }) => percent);
  const what = own
    ? t('cashbackWhat', { percent: own.percent })
    : t('cashbackWhatRange', { low: Math.min(...percents), high: Math.max(...percents) });
  return [what, t('cashbackTakes', { least: moneyOf(speaking, least, currency) })] as const;
}

/** Dates as they are; nothing is counted down. */
function untilText(promotion: Promotion, { t, language }: Speaking): string {
  const { phase, beginTime, endTime } = promotion;
  const at = (time: string) => momentText(time, language);
  if ('bonus' in promotion && promotion.bonus?.status === 'active') {
    const by = promotion.bonus.expiresTime ?? promotion.bonus.deadlineTime;
    if (by) return t('deadline', { time: at(by) });
  }
  if (phase === 'ended') return endTime ? t('endedAt', { time: at(endTime) }) : t('endedSome');
  if (phase === 'coming' && beginTime)
    return endTime
      ? t('fromUntil', { begin: at(beginTime), end: at(endTime) })
      : t('fromTime', { time: at(beginTime) });
  const claim =
    promotion.kind === 'signUp'
      ? t('claimAfterJoining', { days: promotion.claimDays })
      : promotion.kind === 'firstDeposit'
        ? t('claimAfterDeposit', { days: promotion.claimDays })
        : undefined;
  const until = endTime ? t('untilTime', { time: longMomentText(endTime, language) }) : undefined;
  if (claim) return until ? `${claim} ${until}` : claim;
  if (until) return until;
  return t(promotion.kind === 'fridayFun' ? 'everyFriday' : promotion.kind === 'cashback' ? 'everyMonday' : 'noEnd');
}

/** How it stands in figures, where there are any. */
export function figuresText(promotion: Promotion, speaking: Speaking): string | undefined {
  const { t, language, currency } = speaking;
  if (promotion.kind === 'competition') {
    const { own, measure } = promotion.competition;
    if (!own) return undefined;
    if (own.prize !== null && currency) return t('prize', { amount: moneyOf(speaking, own.prize, currency) });
    if (own.place === null) return promotion.phase === 'ended' ? undefined : t('joined');
    const score = measure === 'wins' ? t('wins', { count: own.score }) : multipleText(own.score, language);
    return t('placeScore', { place: own.place, score });
  }
  if (!('bonus' in promotion) || !promotion.bonus) return undefined;
  const { status, paid, wagered, required, currency: of } = promotion.bonus;
  const money = (value: number) => moneyOf(speaking, value, of);
  if (status === 'active') return t('wagered', { done: money(wagered), all: money(required) });
  return status === 'released' ? t('ended_released', { amount: money(paid) }) : t(`ended_${status}`);
}
