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
];
