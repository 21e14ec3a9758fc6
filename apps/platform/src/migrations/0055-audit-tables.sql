-- What operators did. One chain per brand: each row carries the hash of the row before it, and the head stands apart,
-- so that a row that was changed, taken out or cut off the end shows.
create table audit_heads (
  brand_id integer primary key references site_brands (id),
  seq bigint not null,
  hash bytea not null
);

create table audit_trail (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  actor_id bigint not null,
  actor text not null,
  ip text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  reason text not null,
  before text not null,
  after text not null,
  prev_hash bytea not null,
  hash bytea not null,
  unique (brand_id, seq)
);
create index audit_trail_action on audit_trail (brand_id, action, seq);
create index audit_trail_actor on audit_trail (brand_id, actor, seq);
create index audit_trail_object_id on audit_trail (brand_id, object_id, seq);

-- The hash of a row: its predecessor's hash and every field, in an array whose text leaves no doubt where a field ends.
create function audit_hash(prev bytea, r audit_trail) returns bytea language sql immutable
return sha256(prev || convert_to(jsonb_build_array(
  r.brand_id, r.seq, extract(epoch from r.at)::text, r.actor_id, r.actor, r.ip, r.action, r.object_type, r.object_id,
  r.reason, r.before, r.after)::text, 'UTF8'));

-- The only way to write a row. It runs in the caller's transaction and holds the brand's head until its end, so that
-- the chain has no gap and no fork.
create function audit_record(
  p_brand integer, p_actor_id bigint, p_actor text, p_ip text, p_action text, p_object_type text, p_object_id text,
  p_reason text, p_before text, p_after text
) returns bigint language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_head audit_heads;
  v_row audit_trail;
begin
  insert into audit_heads (brand_id, seq, hash)
  values (p_brand, 0, sha256(convert_to('baize audit ' || p_brand, 'UTF8')))
  on conflict do nothing;
  select * into strict v_head from audit_heads where brand_id = p_brand for update;
  v_row.brand_id := p_brand;
  v_row.seq := v_head.seq + 1;
  v_row.at := clock_timestamp();
  v_row.actor_id := p_actor_id;
  v_row.actor := p_actor;
  v_row.ip := p_ip;
  v_row.action := p_action;
  v_row.object_type := p_object_type;
  v_row.object_id := p_object_id;
  v_row.reason := p_reason;
  v_row.before := p_before;
  v_row.after := p_after;
  v_row.prev_hash := v_head.hash;
  v_row.hash := audit_hash(v_head.hash, v_row);
  insert into audit_trail (
    brand_id, seq, at, actor_id, actor, ip, action, object_type, object_id, reason, before, after, prev_hash, hash)
  values (
    v_row.brand_id, v_row.seq, v_row.at, v_row.actor_id, v_row.actor, v_row.ip, v_row.action, v_row.object_type,
    v_row.object_id, v_row.reason, v_row.before, v_row.after, v_row.prev_hash, v_row.hash);
  update audit_heads set seq = v_row.seq, hash = v_row.hash where brand_id = p_brand;
  return v_row.seq;
end $$;

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the audit trail is append-only', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger audit_trail_append_only before update or delete or truncate on audit_trail
  for each statement execute function audit_refuse_change();
create trigger audit_heads_no_removal before delete or truncate on audit_heads
  for each statement execute function audit_refuse_change();

revoke all on audit_heads, audit_trail from public;
revoke all on function audit_record from public;
grant select on audit_heads, audit_trail to baize_app;
grant execute on function audit_record to baize_app;
