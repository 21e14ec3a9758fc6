-- Everybody who was here before gets an invitation code too, of the same letters and digits as the later ones.
insert into identity_invitations (brand_id, code, owner_id, kind)
select a.brand_id,
       (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(d.bytes, i) & 31) + 1, 1), '' order by i)
          from generate_series(0, 7) i),
       a.id, 'member'
  from identity_accounts a
  cross join lateral (select sha256(convert_to(gen_random_uuid()::text || a.id, 'UTF8')) as bytes) d
 where a.type <> 4
on conflict do nothing;
