-- Photos and documents of listings: which files there are, and where their bytes lie in storage.

create table private.uploads (
  -- Made by the browser, so that the same upload sent again is the same row.
  id uuid primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  kind text not null check (kind in ('photo', 'document')),
  document_type public.document_type check ((kind = 'document') = (document_type is not null)),
  file_name text not null default '' check (char_length(file_name) <= 200),
  -- Path in its bucket: property-photos or property-documents.
  path text not null unique check (char_length(path) between 1 and 300),
  mime_type text not null check (char_length(mime_type) <= 100),
  bytes integer not null check (bytes between 1 and 5242880),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  check ((kind = 'photo') = (width is not null and height is not null))
);
comment on table private.uploads is 'Files that belong to a listing. Written by the upload functions alone; a listing refers to its files by id.';
create index uploads_property on private.uploads (property_id, kind);
