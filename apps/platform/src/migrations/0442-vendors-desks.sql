-- A vendor that keeps a desk tells what our wallet refused for good, and takes our people's decision on it.
alter table vendors_vendors add column has_desk boolean not null default false;
update vendors_vendors set has_desk = true where code = 'studio' and dialect = 'hub88';
