-- Rows of documents and pictures; answers the names under which the pictures lie, for who then removes them.
create or replace function documents_erase(p_member_id bigint) returns setof text language sql as $$
  delete from member_document where member_id = p_member_id;
  delete from uploaded_file where member_id = p_member_id returning storage_name;
$$;
