-- Until payments and invoices are there.
create function private.ledger_of(p_booking_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('received', 0, 'refunded', 0, 'refund_owed', 0, 'balance', case when booking_status = 'cancelled' then 0 else total_amount end, 'entries', '[]'::jsonb)
  from public.bookings where id = p_booking_id $$;
create function private.refund_of(p_booking public.bookings, p_at timestamptz default now()) returns bigint language sql stable as $$ select 0::bigint $$;
create function private.owe_refund(p_booking_id uuid, p_amount bigint) returns void language sql as $$ select $$;
create function private.invoices_of(p_booking_id uuid) returns jsonb language sql stable as $$ select '[]'::jsonb $$;
create type private.ledger as (received bigint, refunded bigint, refund_owed bigint, claimed bigint);
create function private.ledger_sums(p_booking_id uuid) returns private.ledger language sql stable as $$ select 0::bigint, 0::bigint, 0::bigint, 0::bigint $$;
