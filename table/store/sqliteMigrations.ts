/** Numbered from 1; what has been published is never changed, only followed. */
export const MIGRATIONS = [
  `create table entries (
     match text not null, number integer not null, body text not null, primary key (match, number)
   ) strict, without rowid;
   create table snapshots (
     match text not null, number integer not null, body text not null, primary key (match, number)
   ) strict, without rowid;
   create table tables (
     id text primary key, created integer not null, version integer not null, commitment text not null unique, body text not null
   ) strict, without rowid;
   create table seats (
     table_id text not null, seat integer not null, holder text, token text, created integer not null, primary key (table_id, seat)
   ) strict, without rowid;
   create index seats_of_holder on seats (holder, created) where holder is not null;
   create unique index seat_of_token on seats (token) where token is not null;
   create table identities (id text primary key, name text not null) strict, without rowid;
   create table recoveries (token text primary key, identity text not null) strict, without rowid;
   create table chat (id integer primary key, table_id text not null, body text not null) strict;
   create index chat_of_table on chat (table_id, id);
   create table settings (name text primary key, value text not null) strict, without rowid;`,
  // From here on a row of `entries` holds an entry and those that follow it, one a line.
  `create table journal (batch integer primary key, body text not null) strict;`,
  // A cookie names a device; cookies with the id of an identity were signed, and count while `signed` says so. Recovery
  // links of before become codes.
  `alter table identities add column created integer not null default 0;
   alter table identities add column signed integer not null default 0;
   update identities set created = unixepoch() * 1000, signed = 1;
   create index nameless_identities on identities (created, id) where name = 'Guest';
   create table devices (
     token text primary key, id text not null, identity text not null, name text not null, created integer not null, seen integer not null
   ) strict, without rowid;
   create index devices_of_identity on devices (identity);
   alter table recoveries add column kind text not null default 'code';
   alter table recoveries add column created integer not null default 0;
   alter table recoveries add column ends integer;
   update recoveries set created = unixepoch() * 1000;
   create index recoveries_of_identity on recoveries (identity);`,
  // Tables whose clock runs are found without reading them. One too many does no harm.
  `alter table tables add column clocked integer not null default 0;
   update tables set clocked = 1 where body like '%"status":"running"%' and body like '%"clock":{%';
   create index clocked_tables on tables (id) where clocked = 1;`,
  // Who has deleted a table from their list, and when; and tables that all who had them have deleted, until they are swept.
  `alter table seats add column deleted integer;
   alter table tables add column deleted integer;
   create index deleted_tables on tables (deleted) where deleted is not null;`,
  // What matches leave to people, and the records of what was brought to a table.
  `create table legacies (
     id text primary key, holder text not null, created integer not null, head text not null, records text not null
   ) strict, without rowid;
   create index legacies_of_holder on legacies (holder, created);
   create table brought (
     table_id text not null, legacy text not null, records text not null, primary key (table_id, legacy)
   ) strict, without rowid;`,
];
