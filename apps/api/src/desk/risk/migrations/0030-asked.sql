-- Members whose name or birthday is another since they were compared with the lists.
create table screening_asked (member_id bigint primary key references member (id));
