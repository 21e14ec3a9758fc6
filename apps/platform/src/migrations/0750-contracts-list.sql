-- All contracts of a brand, for the list of its operators.
create index contracts_contracts_brand on contracts_contracts (brand_id, id);
