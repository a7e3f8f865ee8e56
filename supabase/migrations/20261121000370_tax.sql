-- GST on rooms.

/* Returns the guest's price in paise, in whole rupees (half up), at least ₹1. Same as allInPrice in src/domain/listing/listing.ts. */
create function private.all_in_price(p_base bigint, p_rate numeric) returns bigint
language sql immutable return greatest((p_base * (1000 + (p_rate * 10)::bigint) + 50000) / 100000 * 100, 100);

/* Returns the price before tax in paise whose all-in price is nearest. */
create function private.price_before_tax(p_all_in bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$ select round(p_all_in * 1000 / (1000 + p_rate * 10))::bigint $$;

/* Returns the tax in paise: equal Central and State halves (CGST Act 2017 and Goa GST Act 2017, section 9), each rounded half up. */
create function private.tax_contained(p_total bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * div(p_total * (p_rate * 10)::bigint + 1000 + (p_rate * 10)::bigint, 2 * (1000 + (p_rate * 10)::bigint))::bigint
$$;

/* Returns the GST percent for a price a night in paise before tax, on a date in Kolkata. Same as gstOnRooms in src/domain/listing/gst.ts. One
   expression, so that it is inlined. */
create function private.gst_rate(p_base bigint, p_on date default private.today()) returns integer
language sql stable
return case
  when p_on >= date '2022-07-18' and p_on < date '2025-09-22' then case when p_base <= 750000 then 12 else 18 end
  else case when p_base <= 750000 then 5 else 18 end
end;
