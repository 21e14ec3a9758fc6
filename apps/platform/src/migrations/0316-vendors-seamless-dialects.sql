-- Vendors whose calls are proved by a secret that both sides know. It lies in a file that only the server may read and
-- never stands in the database. `may_owe`: what such a vendor's correction takes beyond the balance becomes a debt;
-- otherwise the correction is refused.
alter table vendors_vendors drop constraint vendors_vendors_dialect_check;
alter table vendors_vendors add constraint vendors_vendors_dialect_check
  check (dialect in ('hub88', 'tcg', 'pragmatic', 'pgsoft', 'evolution', 'jili', 'softswiss', 'sbo'));
alter table vendors_vendors add column secret_file text;
alter table vendors_vendors add column may_owe boolean not null default true;
alter table vendors_vendors add constraint vendors_vendors_proof_check
  check ((dialect in ('hub88', 'tcg')) = (secret_file is null));
