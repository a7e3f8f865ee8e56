// Read by @supabase/lite while it loads, so this file is imported before it.
process.env.LITE_TELEMETRY = '0';
process.env.EXPERIMENTAL_STORAGE = '1';
