-- Until invoices are there.
create function private.invoices_of(p_booking_id uuid) returns jsonb language sql stable set search_path = '' as $$ select '[]'::jsonb $$;
