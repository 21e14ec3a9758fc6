-- The role that the running product works as. It owns nothing; each migration grants it what its module needs.
do $$
begin
  create role baize_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;

-- Whoever migrates may also work as that role.
do $$
begin
  execute format('grant baize_app to %I', current_user);
exception when others then
  if not pg_has_role(current_user, 'baize_app', 'member') then raise; end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to baize_app;
