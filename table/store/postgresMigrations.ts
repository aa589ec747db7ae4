/** Numbered from 1; what has been published is never changed, only followed. */
export const MIGRATIONS = [
  `create table entries (match text not null, number int not null, body text not null, primary key (match, number));
   create table snapshots (match text not null, number int not null, body text not null, primary key (match, number));
   create table tables (
     id text primary key, created bigint not null, version int not null, commitment text not null unique, body text not null);
   create table seats (
     table_id text not null, seat int not null, holder text, token text, created bigint not null, primary key (table_id, seat));
   create index seats_of_holder on seats (holder, created) where holder is not null;
   create unique index seat_of_token on seats (token) where token is not null;
   create table identities (id text primary key, name text not null);
   create table recoveries (token text primary key, identity text not null);
   create table chat (id bigint generated always as identity primary key, table_id text not null, body text not null);
   create index chat_of_table on chat (table_id, id);
   create table settings (name text primary key, value text not null)`,
  // A cookie names a device; cookies with the id of an identity were signed, and count while `signed` says so. Recovery
  // links of before become codes.
  `alter table identities add column created bigint not null default 0, add column signed boolean not null default false;
   update identities set created = extract(epoch from now()) * 1000, signed = true;
   create index nameless_identities on identities (created, id) where name = 'Guest';
   create table devices (
     token text primary key, id text not null, identity text not null, name text not null, created bigint not null, seen bigint not null);
   create index devices_of_identity on devices (identity);
   alter table recoveries
     add column kind text not null default 'code', add column created bigint not null default 0, add column ends bigint;
   update recoveries set created = extract(epoch from now()) * 1000;
   create index recoveries_of_identity on recoveries (identity)`,
  // Tables whose clock runs are found without reading them (one too many does no harm); and the time that was served.
  `alter table tables add column clocked boolean not null default false;
   update tables set clocked = true where body like '%"status":"running"%' and body like '%"clock":{%';
   create index clocked_tables on tables (id) where clocked;
   create table served (ms double precision not null, at timestamptz not null);
   insert into served (ms, at) values (0, clock_timestamp())`,
  // Who has deleted a table from their list, and when; and tables that all who had them have deleted, until they are swept.
  `alter table seats add column deleted bigint;
   alter table tables add column deleted bigint;
   create index deleted_tables on tables (deleted) where deleted is not null`,
  // What matches leave to people, and the records of what was brought to a table.
  `create table legacies (
     id text primary key, holder text not null, created bigint not null, head text not null, records text not null);
   create index legacies_of_holder on legacies (holder, created);
   create table brought (
     table_id text not null, legacy text not null, records text not null, primary key (table_id, legacy))`,
];
