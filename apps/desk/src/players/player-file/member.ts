import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type Member = OperatorCallOutput<'/operator/member/standing'>;
export type Posting = OperatorCallOutput<'/operator/member/bookPage'>['rows'][number];
export type TimelineItem = OperatorCallOutput<'/operator/member/timeline'>['items'][number];
export type Round = OperatorCallOutput<'/operator/member/rounds'>['rounds'][number];
export type RoundFile = OperatorCallOutput<'/operator/member/round'>;
export type Links = OperatorCallOutput<'/operator/member/links'>;

/** The address of the page: which part, what it is filtered by, and what is open beside it. */
export type MemberView = Partial<Record<'tab' | 'kinds' | 'open' | 'game' | 'day' | 'outcome', string>>;

/** What every part of the page is given. */
export interface PartProps {
  member: Member;
  view: MemberView;
  show: (view: MemberView, replace?: boolean) => void;
  openRow: (queue: string, id: number) => void;
  openMember: (id: number) => void;
  openEvent: (event: string) => void;
}
