-- Written from content/legal by `npm run legal`.
insert into private.legal_texts (name, version) values
  ('cookies', '2026-11-23'),
  ('cookies', '2026-11-24'),
  ('cookies', '2026-11-25'),
  ('cookies', '2026-11-26'),
  ('cookies', '2026-11-29'),
  ('cookies', '2026-11-30'),
  ('privacy', '2026-11-23'),
  ('privacy', '2026-11-24'),
  ('privacy', '2026-11-25'),
  ('privacy', '2026-11-26'),
  ('privacy', '2026-11-29'),
  ('terms', '2024-03-01');
