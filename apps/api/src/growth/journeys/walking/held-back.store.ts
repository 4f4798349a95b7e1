/**
 * Why a journey does nothing for the member `m`, or null: the same where a player enters, at every step, and in a back-test. It ends the
 * journey for the player.
 */
export const heldBackOf = `
  case
    when not m.enabled then 'suspended'
    when exists (select from protection_barred b where b.member_id = m.id) then 'protected'
    when exists (select from harm_no_offers h where h.member_id = m.id) then 'protected'
    when exists (select from play_barred b where b.member_id = m.id) then 'playBarred'
    when exists (select from staff_as_member s where s.member_id = m.id) then 'staff'
  end`;
