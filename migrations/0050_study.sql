-- Visitors' highlights, notes and bookmarks for their other devices: encrypted in the browser, so that every column
-- here is opaque. A document belongs to one key; only who has the key can write, which `key_hash` checks.
create table study_documents (
  visitor_id uuid primary key references visitors (id) on delete cascade,
  key_hash bytea not null,
  last_n bigint not null default 0,
  bytes bigint not null default 0
);

-- The updates in the order in which they arrived. A snapshot contains the whole document and replaces earlier ones.
create table study_updates (
  visitor_id uuid not null references study_documents (visitor_id) on delete cascade,
  n bigint not null,
  client text not null,
  seq bigint not null,
  is_snapshot boolean not null default false,
  data bytea not null,
  primary key (visitor_id, n)
);

-- The last update that each of a visitor's devices has sent: one that is sent twice is stored once.
create table study_clients (
  visitor_id uuid not null references study_documents (visitor_id) on delete cascade,
  client text not null,
  last_seq bigint not null,
  primary key (visitor_id, client)
);

-- Codes for adding a device: valid once and for ten minutes. The parcel is encrypted with a secret that is only in the
-- link, and is deleted when it was fetched; the row stays for a day, to explain why a code is not valid.
create table device_codes (
  code_hash bytea primary key,
  visitor_id uuid not null references visitors (id) on delete cascade,
  parcel bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index device_codes_visitor on device_codes (visitor_id);
create index device_codes_expiry on device_codes (expires_at);

-- Each device has a token of its own. A token that is renewed ends only the one before it.
alter table visitor_tokens add column replaces bytea;
