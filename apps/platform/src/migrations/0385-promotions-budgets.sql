-- A promotion may have a budget, and a cap on what one member gets of it. What is promised counts from the moment at which
-- a member may claim it, or an operator has it before him, and stays counted once it was given.
alter table promotions_campaigns
  add column budget bigint check (budget between 1 and 1000000000000000),
  add column member_cap bigint check (member_cap between 1 and 1000000000000000);
grant update (budget, member_cap) on promotions_campaigns to baize_app;

create function promotions_promised(p promotions_participations) returns bigint language sql immutable as $$
  select case when p.grant_id is not null or p.status in ('inProcess', 'claim') then coalesce(p.amount, 0) else 0 end
$$;

-- Only promotions with a budget have a row here: those without do not queue at it.
create table promotions_budgets (
  campaign_id bigint primary key references promotions_campaigns (id),
  brand_id integer not null,
  budget bigint not null,
  promised bigint not null check (promised >= 0 and promised <= budget)
);
revoke all on promotions_budgets from public;
grant select, insert, delete on promotions_budgets to baize_app;
grant update (budget, promised) on promotions_budgets to baize_app;

-- Whoever writes, the sum follows, and the table refuses what would pass the budget.
create function promotions_count_promise() returns trigger language plpgsql as $$
declare
  v_more bigint := promotions_promised(new) - case when tg_op = 'UPDATE' then promotions_promised(old) else 0 end;
begin
  if v_more <> 0 then
    update promotions_budgets set promised = promised + v_more where campaign_id = new.campaign_id;
  end if;
  return null;
end $$;
create trigger promotions_participations_promise after insert or update of status, amount, grant_id
  on promotions_participations for each row execute function promotions_count_promise();
