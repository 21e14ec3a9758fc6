-- A draw is settled part by part. A part is a stretch of the orders of a draw whose set is complete; whoever holds it
-- settles all of it in one transaction, by the result numbered `done_no`, or gives it back.
create table lotteries_parts (
  draw_id bigint not null references lotteries_draws (id),
  part integer not null,
  first_id bigint not null,
  last_id bigint not null check (last_id >= first_id),
  done_no integer not null default 0,
  is_refunded boolean not null default false,
  primary key (draw_id, part)
) with (fillfactor = 70);

-- What a member has staked on a draw by play, so that limits need not add up orders.
create table lotteries_stakes (
  draw_id bigint not null,
  member_id bigint not null,
  play_id text collate "C" not null,
  stake bigint not null check (stake >= 0),
  primary key (draw_id, member_id, play_id)
) with (fillfactor = 70);
insert into lotteries_stakes (draw_id, member_id, play_id, stake)
select o.draw_id, o.member_id, l.play_id, sum(l.stake)
  from lotteries_orders o
  join lotteries_lines l on l.order_id = o.id
 where o.state <> 'cancelled' group by o.draw_id, o.member_id, l.play_id;

-- Settling changes no column that an index knows, and a page has room for what changes: an order is then marked in its
-- own place, and none of its indexes is touched.
create index lotteries_orders_draw on lotteries_orders (draw_id, id);
create index lotteries_orders_chase_draw on lotteries_orders (draw_id, chase_id) where chase_id is not null;
drop index lotteries_orders_turn, lotteries_orders_limits, lotteries_orders_chase_open;
alter table lotteries_orders set (fillfactor = 50);

-- What an order, its lines and its selections refer to is read and held by the statement that writes them, and nothing of
-- it is ever removed. A foreign key would look each of them up again, by a plan made when the tables were empty.
alter table lotteries_lines drop constraint lotteries_lines_order_id_fkey, drop constraint lotteries_lines_selection_id_fkey,
  drop constraint lotteries_lines_table_id_fkey;
alter table lotteries_selections drop constraint lotteries_selections_draw_id_fkey;
alter table lotteries_orders drop constraint lotteries_orders_lottery_id_fkey, drop constraint lotteries_orders_draw_id_fkey,
  drop constraint lotteries_orders_chase_id_fkey;

revoke all on lotteries_parts, lotteries_stakes from public;
grant select, insert on lotteries_parts, lotteries_stakes to baize_app;
grant update (done_no, is_refunded) on lotteries_parts to baize_app;
grant update (stake) on lotteries_stakes to baize_app;
