-- Goods and services tax on rooms: what it asks for, and how it is put on a price and found in one.

/* The price that a guest pays for a night, in paise of whole rupees: the price before tax in paise with the tax on it, rate in percent; half a rupee
   rounds up, and a rupee is the least. The one rule by which prices are rounded, as allInPrice in src/domain/listing/listing.ts. */
create function private.all_in_price(p_base bigint, p_rate numeric) returns bigint
language sql immutable return greatest((p_base * (1000 + (p_rate * 10)::bigint) + 50000) / 100000 * 100, 100);

/* The price before tax whose all-in price is nearest, in paise. */
create function private.price_before_tax(p_all_in bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$ select round(p_all_in * 1000 / (1000 + p_rate * 10))::bigint $$;

/* The tax contained in an all-in amount, in paise; rate in percent with one decimal. Central and State tax are its halves and equal (CGST Act 2017 and
   Goa GST Act 2017, section 9): half of it is rounded, half a paisa up. */
create function private.tax_contained(p_total bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * div(p_total * (p_rate * 10)::bigint + 1000 + (p_rate * 10)::bigint, 2 * (1000 + (p_rate * 10)::bigint))::bigint
$$;

/* Whole percent of GST on a room at a price a night before tax, in paise, on a date in Kolkata: the table of gstOnRooms in
   src/domain/listing/gst.ts. One expression, which is put in where it is used: every night of a calendar asks. */
create function private.gst_rate(p_base bigint, p_on date default private.today()) returns integer
language sql stable
return case
  when p_on >= date '2022-07-18' and p_on < date '2025-09-22' then case when p_base <= 750000 then 12 else 18 end
  else case when p_base <= 750000 then 5 else 18 end
end;
