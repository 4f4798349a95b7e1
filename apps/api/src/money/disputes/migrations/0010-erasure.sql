drop trigger dispute_evidence_is_immutable on dispute_evidence;
create trigger dispute_evidence_is_immutable before update or delete on dispute_evidence
  for each row execute function refuse_change_but_erasure();
