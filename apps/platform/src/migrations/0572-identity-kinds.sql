-- An account becomes an agent, or is one no longer; the agents' tree says the same in the same transaction.
grant update (type) on identity_accounts to baize_app;
