import type { JourneyDefinition, JourneyEvent, JourneyFact } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import type { DraftStep } from './journey-draft.ts';
import { useJourneyTexts } from './texts/index.ts';

/** Names of groups in their versions, as the draft writes them: `12.3`. */
export function useGroupNames(): (text: string | undefined) => string {
  const t = useJourneyTexts();
  const { data } = useCall('/operator/group/list', {});
  return (text = '') => {
    const [id, version] = text.split('.').map(Number);
    const group = data?.groups.find((one) => one.id === id);
    return group && version ? t('groupOf', { name: group.name, version }) : text;
  };
}

/** What a step does, in a line. */
export function useStepWords(): (step: DraftStep) => string {
  const t = useJourneyTexts();
  const language = useLanguage();
  const groupName = useGroupNames();
  return ({ kind, typed }) => {
    const of = (name: string) => typed[name] ?? '';
    const unit = of('unit') === 'hours' ? t('unit_hours') : t('unit_days');
    switch (kind) {
      case 'condition': {
        const fact = (of('fact') || 'deposits') as JourneyFact;
        if (fact === 'group') return of('group') ? t('sum_group', { group: groupName(of('group')) }) : t('empty');
        if (fact === 'country' || fact === 'language' || fact === 'currency') {
          return of('is') ? t('sum_is', { fact: t(`fact_${fact}`), is: of('is') }) : t('empty');
        }
        return t('sum_between', { fact: t(`fact_${fact}`), least: of('least'), most: of('most') });
      }
      case 'wait':
        return t('sum_wait', { amount: of('amount'), unit });
      case 'waitFor':
        return t('sum_waitFor', { event: t(`event_${of('event') as JourneyEvent}`), amount: of('amount'), unit });
      case 'control':
        return t('sum_control', { percent: of('percent') });
      case 'bonus': {
        const amounts = currencyCodes
          .filter((code) => of(`each ${code}`))
          .map((code) => `${of(`each ${code}`)} ${code}`);
        return amounts.join(', ') || t('empty');
      }
      case 'freeRounds':
        return of('game') ? t('sum_rounds', { count: of('count'), game: of('game') }) : t('empty');
      case 'tag':
        return of('tag') || t('empty');
      default:
        return of(language === 'fil' ? 'filipino' : 'english') || t('empty');
    }
  };
}

/** What begins a journey, in a line. */
export function useTriggerWords(): (trigger: JourneyDefinition['trigger']) => string {
  const t = useJourneyTexts();
  const groupName = useGroupNames();
  return (trigger) => {
    switch (trigger.kind) {
      case 'noDeposit':
        return t('triggerOf_noDeposit', { days: trigger.days });
      case 'noLogIn':
        return t('triggerOf_noLogIn', { days: trigger.days });
      case 'levelReached':
        return t('triggerOf_levelReached', { level: trigger.level });
      case 'enteredGroup':
        return t('triggerOf_enteredGroup', { group: groupName(`${trigger.groupId}.${trigger.groupVersion}`) });
      default:
        return t(`trigger_${trigger.kind}`);
    }
  };
}

export const numberOfStep = (id: string): string => id.slice(1);
