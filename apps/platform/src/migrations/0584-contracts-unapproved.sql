-- Bills that wait for approval are counted all day, on every page of the console; they are few among many.
create index contracts_bills_unapproved on contracts_bills (brand_id, created_at) where status = 'unapproved';
