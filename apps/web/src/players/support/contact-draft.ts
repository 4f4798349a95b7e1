import type { CallInput } from '@fairhouse/contract';
import type { Popups } from '../../lib/address/popups.ts';
import type { Member } from '../../lib/session.ts';
import type { en } from './texts/en.ts';

export type Topic = CallInput<'/sys/contact/send'>['queryCategory'];

export const topics = [
  'deposit',
  'withdraw',
  'bonus',
  'closing',
  'security',
  'verification',
  'technical',
] as const satisfies readonly Topic[];

export interface Draft {
  name: string;
  username: string;
  email: string;
  phone: string;
  queryCategory: Topic | undefined;
  message: string;
}

const emailPattern = /^\w+(?:[.+-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;

/** What the casino knows of the member, which is nothing of a visitor, and what the letter is about. */
export function draftOf(member: Member | undefined, about?: Popups['contact']['about']): Draft {
  return {
    name: member ? `${member.firstName} ${member.lastName}`.trim() : '',
    username: member?.username ?? '',
    email: member?.email ?? '',
    phone: member ? `${member.mobilePrefix}${member.mobile}`.replace(/\D/g, '') : '',
    queryCategory: about?.topic,
    message: about?.message ?? '',
  };
}

/** The first field that is not right, in the order of the form, with what to say. */
export function problemOf(draft: Draft): { field: keyof Draft; tip: keyof typeof en } | undefined {
  const { email, phone } = draft;
  const checks: [keyof Draft, boolean, keyof typeof en][] = [
    ['name', draft.name.trim() !== '', 'nameTip'],
    ['username', draft.username.trim() !== '', 'usernameTip'],
    ['email', email.trim() !== '', 'emailTip'],
    ['email', emailPattern.test(email.trim()), 'emailTip1'],
    ['phone', phone !== '', 'phoneTip'],
    ['phone', /^\d{5,20}$/.test(phone), 'phoneTip1'],
    ['queryCategory', draft.queryCategory !== undefined, 'queryCategoryTip'],
    ['message', draft.message.trim() !== '', 'messageTip'],
  ];
  const failed = checks.find(([, right]) => !right);
  return failed && { field: failed[0], tip: failed[2] };
}
