-- What a posting can be for is a closed list, the one of the contract (`ledgerKinds`): a test holds the two against each
-- other. An item of another kind is unsound. A new kind is a line there, and this function anew. The lines that were written
-- before say what they said.
create function wallet_kinds() returns text[]
language sql immutable parallel safe
as $$
  select array[
    'deposit', 'bet', 'win', 'freeWin', 'rollback', 'adjust', 'settledStake', 'jackpot', 'promo', 'withdrawal',
    'withdrawalReturned', 'withdrawalPaidBack', 'transferUp', 'transferDown', 'sendReturned', 'transferOut',
    'transferReturned', 'transferIn', 'bonusReleased', 'rebate', 'lineRebate', 'pointsPaid', 'pointsPaidBack', 'pointsCredit',
    'pointsConverted', 'envelopeShare', 'dividend', 'dailyWage', 'hourlyWage', 'realtimeWage',
    'depositFee', 'withdrawalPaid', 'withdrawalFee', 'transferArrived', 'freeBet', 'heldWin', 'heldBack',
    'contribution', 'jackpotSeed', 'bonusGranted', 'bonusTakenBack', 'pointsSpent', 'envelopeFilled',
    'envelopeReturned'
  ]
$$;
revoke all on function wallet_kinds() from public;

-- Both doors of the books stay as they are but for what they ask of a kind, which has to be there exactly once in each.
do $$
declare
  v_door regprocedure;
  v_text text;
  v_old text := 'length(p.kind) between 1 and 32';
begin
  foreach v_door in array array['wallet_read(jsonb)', 'wallet_pay(wallet_payment[])']::regprocedure[] loop
    v_text := pg_get_functiondef(v_door);
    if (length(v_text) - length(replace(v_text, v_old, ''))) <> length(v_old) then
      raise exception '% has not exactly one "%"', v_door, v_old;
    end if;
    execute replace(v_text, v_old, 'p.kind = any (wallet_kinds())');
  end loop;
end $$;
