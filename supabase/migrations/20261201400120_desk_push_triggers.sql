-- Apart from the tables of notifications: with the locks of both, this could wait for a guest who waits for it.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create trigger forget_push_devices after delete on private.house_people
  for each row when (old.user_id is not null) execute function private.forget_push_devices();
create trigger push_report after insert on private.payments
  for each row when (new.state = 'reported' and new.by_guest) execute function private.push_report();
