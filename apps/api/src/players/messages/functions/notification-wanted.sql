-- Whether a member is sent a topic by a channel; p_rule: as the topic has it (notificationTopics of the contract).
create or replace function notification_wanted(p_member_id bigint, p_topic text, p_channel text, p_rule text)
returns boolean language sql stable as $$
  select case p_rule when 'always' then true when 'none' then false else coalesce(
    (select c.is_on from notification_choice c
     where c.member_id = p_member_id and c.topic = p_topic and c.channel = p_channel), p_rule = 'on') end
$$;
