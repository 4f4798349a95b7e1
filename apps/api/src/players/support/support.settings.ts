import type { ContactPriority, SettingText } from '@fairhouse/contract/operator';
import type { Topic } from './contact.store.ts';

const hour = 60;
const day = 24 * hour;

/** Within which minutes a message is answered and a thread solved, until operators set otherwise. */
const targets: Record<ContactPriority, SettingText<'support'>> = {
  normal: { answerMinutes: day, solveMinutes: 3 * day },
  high: { answerMinutes: 4 * hour, solveMinutes: day },
  urgent: { answerMinutes: hour, solveMinutes: 4 * hour },
};

export function firstSupportSetting(priority: ContactPriority): SettingText<'support'> {
  return targets[priority];
}

/** What cannot wait: an account in danger, and a wish to stop. */
const high: readonly Topic[] = ['security', 'closing'];

export function firstPriority(topic: Topic): ContactPriority {
  return high.includes(topic) ? 'high' : 'normal';
}
