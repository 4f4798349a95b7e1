-- Which version of an article was published when, and under which title; not its text.
create or replace view article_version_record as
select a.code, v.language, v.version, v.created_at, a.id as article_id, v.title
from article_version v join article a on a.id = v.article_id;
