-- Written from content/legal by `npm run legal`.
set local lock_timeout = '2s';
insert into private.legal_texts (name, version) values
  ('cookies', '2026-12-01'),
  ('privacy', '2026-12-01');
