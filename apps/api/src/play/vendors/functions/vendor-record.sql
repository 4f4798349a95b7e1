-- What other features may know of a vendor: nothing by which it signs.
create or replace view vendor_record as select id, name, enabled, needs_certification from vendor;
