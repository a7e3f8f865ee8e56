// Import this file before @supabase/lite, which reads these while it loads.
process.env.LITE_TELEMETRY = '0';
process.env.EXPERIMENTAL_STORAGE = '1';
