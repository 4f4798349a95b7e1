create trigger approval_changed after insert or update on approval for each row execute function desk_changed('approvals');
