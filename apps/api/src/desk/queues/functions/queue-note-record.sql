-- What people have written about rows of queues, for the features that own those rows. By (queue, row_id).
create or replace view queue_note_record as select id, queue, row_id, written_by, written_at, text from queue_note;
