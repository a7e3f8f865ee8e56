/** Functions that start a new window by the clock, and the expression of the time in each. */
export const windows = {
  hit: `clock_timestamp(), timestamptz '2000-01-01'`,
  mail_listing: `now(), timestamptz '2000-01-01'`,
  subscribe_to_newsletter: `now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24'`,
  join_waitlist: `now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24'`,
};

/** Freezes the windows of rate limits, so that none ends between two calls of a test. The frozen moment is tomorrow, so no count expires. */
export const holdWindows = `do $do$
declare
  v_held constant text := format('timestamptz %L', now() + interval '1 day');
  v_name text;
  v_window text;
  v_text text;
begin
  for v_name, v_window in select * from jsonb_each_text($json$${JSON.stringify(windows)}$json$) loop
    -- Some tests bring migrations of their own.
    continue when to_regproc('private.' || v_name) is null;
    v_text := pg_get_functiondef(('private.' || v_name)::regproc);
    if strpos(v_text, v_window) = 0 then raise 'private.% no longer contains: %', v_name, v_window; end if;
    execute replace(v_text, v_window, regexp_replace(v_window, '^[a-z_]+[(][)]', v_held));
  end loop;
end $do$`;
