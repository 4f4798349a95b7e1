-- Rows of queues about which an operator has decided, while that can still be taken back. By (queue, row_id).
create or replace view queue_decision_open as select queue, row_id from queue_decision where state = 'waiting';
