create trigger risk_alert_changed after insert or update on risk_alert for each row execute function desk_changed('alerts');
