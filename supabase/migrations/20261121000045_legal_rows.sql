-- Written from content/legal by `npm run legal`.
insert into private.legal_texts (name, version) values
  ('cookies', '2026-11-23'),
  ('privacy', '2026-11-23'),
  ('terms', '2024-03-01');
