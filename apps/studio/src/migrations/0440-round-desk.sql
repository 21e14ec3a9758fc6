-- What an operator's wallet refuses for good, after the bet was paid, waits at a desk: the player plays on meanwhile.
-- `stuck` rounds may still be paid or taken back under the same ids; `closed` ones never are any more.
alter table studio_rounds drop constraint studio_rounds_state_check;
alter table studio_rounds add constraint studio_rounds_state_check
  check (state in ('betting', 'winning', 'settled', 'refused', 'rollingBack', 'rolledBack', 'stuck', 'closed'));
-- Which call was refused; it stays once the round went through after all.
alter table studio_rounds add column stuck_at text check (stuck_at in ('win', 'rollback'));
alter table studio_rounds add constraint studio_rounds_stuck check (state not in ('stuck', 'closed') or stuck_at is not null);
create index studio_rounds_desk on studio_rounds (operator_id, created_at) where state = 'stuck';

-- What happened to a round at the desk, for ever: each refusal with its reason, and who did what about it.
create table studio_desk_lines (
  id bigint generated always as identity primary key,
  round_id uuid not null references studio_rounds (id),
  act text not null check (act in ('refused', 'retried', 'closed')),
  -- The operator's own name for the person; empty where nobody did it.
  by_whom text not null,
  reason text not null,
  created_at timestamptz not null
);
create index studio_desk_lines_round on studio_desk_lines (round_id, id);
