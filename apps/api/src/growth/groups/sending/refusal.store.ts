import type { CampaignKind } from '@fairhouse/contract/operator';

/** What it depends on whether a member may be reached. */
export interface Refusing {
  kind: CampaignKind;
  /** What a member gets, in minor units by currency, as JSON. */
  each: Readonly<Record<string, string>>;
  /** Offers something: only to who wants offers. */
  offers: boolean;
  mostPerMemberPerDay: number;
  dayBegan: Date;
}

/** Why the member `m` is not reached, or null: the same of a whole list and of one member at the moment of sending. */
export const refusalOf = `
  case
    when not m.enabled then 'suspended'
    when exists (select from play_barred b where b.member_id = m.id) then 'playBarred'
    when $2::text in ('gift', 'bonus', 'freeRounds') and exists (select from staff_as_member s where s.member_id = m.id) then 'staff'
    when $4::boolean and not m.receive_exclusive then 'noConsent'
    when ($4::boolean or $2::text in ('gift', 'bonus', 'freeRounds', 'promotion'))
      and exists (select from harm_no_offers h where h.member_id = m.id) then 'protected'
    when $2::text in ('gift', 'bonus', 'freeRounds') and not $3::jsonb ? m.currency then 'noAmount'
    when $2::text = 'bonus' and exists (select from bonus_record b
      where b.member_id = m.id and b.status = 'active') then 'bonusActive'
    when $2::text = 'bonus' and exists (select from ledger_book b
      where b.member_id = m.id and b.held > 0) then 'cashOutPending'
    when (select count(*) from campaign_member r
      where r.member_id = m.id and r.outcome = 'done' and r.settled_at >= $6::timestamptz) >= $5::int then 'capReached'
  end`;

/** Its values, from $2 to $6. */
export function refusingValues({ kind, each, offers, mostPerMemberPerDay, dayBegan }: Refusing): unknown[] {
  return [kind, JSON.stringify(each), offers, mostPerMemberPerDay, dayBegan];
}
