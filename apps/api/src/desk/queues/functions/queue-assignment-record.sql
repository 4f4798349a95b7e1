-- To whom rows of queues are assigned, also while they do not wait. By (queue, row_id).
create or replace view queue_assignment_record as
select queue, row_id, assigned_to, assigned_name from queue_row where assigned_to is not null;
