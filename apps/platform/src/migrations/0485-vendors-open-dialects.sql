-- Which dialects there are is said once, in the server's list of them, so that a further one needs no migration. Here
-- stands only what holds for all: a name has a form, and a vendor is known by a key or by a secret, never by both. A
-- vendor whose dialect nobody speaks, or whose credential is not of a kind that its dialect knows, is left out and named
-- in the log.
alter table vendors_vendors drop constraint vendors_vendors_dialect_check;
alter table vendors_vendors add constraint vendors_vendors_dialect_check check (dialect ~ '^[a-z][a-z0-9]{1,31}$');
alter table vendors_vendors drop constraint vendors_vendors_proof_check;
-- Some were entered with a key that nothing ever asked for.
update vendors_vendors set public_key = '' where secret_file is not null;
alter table vendors_vendors add constraint vendors_vendors_proof_check check (secret_file is null or public_key = '');
