-- Rises each time the brand's folder is entered: processes that run read the folder anew when they see another number.
alter table site_brands add column look_version integer not null default 1;
