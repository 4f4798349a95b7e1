-- Documents and their pictures, for the member's own copy; the pictures themselves lie in the folder of files.
create or replace view documents_own_data as
select d.member_id, 'documents' as section, d.id as n,
  to_jsonb(d) - '{id, member_id, decided_by}'::text[] as data
from member_document d
union all
select f.member_id, 'pictures', f.id,
  to_jsonb(f) - '{member_id, storage_name, sha256}'::text[] || jsonb_build_object('file', 'pictures/' || f.id || '.jpg')
from uploaded_file f;
