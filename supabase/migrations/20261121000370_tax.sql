-- Goods and services tax on rooms: what it asks for, and how it is put on a price and found in one.

/* Price a guest pays a night: paise before tax and the rate in percent, half a paisa rounds up. As allInPrice in
   src/domain/listing.ts. */
create function private.all_in_price(p_base bigint, p_rate numeric) returns bigint
language sql immutable return (p_base * (1000 + (p_rate * 10)::bigint) + 500) / 1000;

/* The price before tax whose all-in price is nearest, in paise. */
create function private.price_before_tax(p_all_in bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$ select round(p_all_in * 1000 / (1000 + p_rate * 10))::bigint $$;

/* Tax contained in an all-in amount of paise, half up; rate in percent with one decimal. */
create function private.tax_contained(p_total bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select div(2 * p_total * (p_rate * 10)::bigint + 1000 + (p_rate * 10)::bigint, 2 * (1000 + (p_rate * 10)::bigint))::bigint
$$;

/* Whole percent of GST on a room at a price a night before tax, in paise, on a date in Kolkata: the table of gstOnRooms in
   src/domain/listing/gst.ts. One expression, which is put in where it is used: every night of a calendar asks. */
create function private.gst_rate(p_base bigint, p_on date default private.today()) returns integer
language sql stable
return case
  when p_on >= date '2022-07-18' and p_on < date '2025-09-22' then case when p_base <= 750000 then 12 else 18 end
  else case when p_base <= 750000 then 5 else 18 end
end;
