-- A link is also what a fresh proof of presence gives: with it somebody who is signed in changes what to sign in with.
alter table staff_link drop constraint staff_link_purpose_check;
alter table staff_link add constraint staff_link_purpose_check check (purpose in ('first', 'invite', 'recover', 'change'));
