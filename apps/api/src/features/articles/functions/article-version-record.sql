-- Which version of an article was published when; not its text.
create or replace view article_version_record as
select a.code, v.language, v.version, v.created_at from article_version v join article a on a.id = v.article_id;
