-- The number as every phone of the world is called by one name: '+4915112345678', whether 0151… or 151… was typed.
-- SQL knows no dialling plans: a step of the house fills it for members who joined before (features/access/mobile).
alter table member
  add column mobile_e164 text,
  -- null: not read yet. 'shared': another member had the number first, as nobody compared them; both stay, an operator
  -- looks at it. 'undialable': what stands in the row is no number that can be called.
  add column mobile_standing text check (mobile_standing in ('own', 'shared', 'undialable')),
  add check ((mobile_standing in ('own', 'shared')) = (mobile_e164 is not null));

create unique index member_by_mobile_e164 on member (mobile_e164) where mobile_standing = 'own';
create index member_with_shared_mobile on member (mobile_e164) where mobile_standing = 'shared';
create index member_with_unread_mobile on member (id) where mobile_standing is null;
