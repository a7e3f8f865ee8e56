-- Written from content/legal by `npm run legal`.
insert into private.legal_texts (name, version) values
  ('privacy', '2026-11-29');
