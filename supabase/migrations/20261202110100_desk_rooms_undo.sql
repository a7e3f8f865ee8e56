-- The undo of an admin gives a block its numbered room again.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Undoes a change of blocks. Locks in the order of move_nights, as release_rooms. A block gets its numbered room back.
   Raises PT409 sold_out, room_taken. */
create or replace function private.undo_blocks(p_parts private.change_part[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_part private.change_part;
  v_at constant timestamptz := (select at from private.audit_log where id = p_parts[1].first_id);
begin
  perform from public.room_categories where id in (
    select coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id')::uuid from unnest(p_parts) as p
  ) order by id for share;
  perform from private.nights as n
  where exists (
    select from unnest(p_parts) as p
    where p.remains and n.room_category_id = (p.after ->> 'room_category_id')::uuid
      and n.night >= (p.after ->> 'first_night')::date and n.night < (p.after ->> 'end_date')::date
  )
  order by n.room_category_id, n.night for update;
  delete from private.room_blocks where id in (select p.entity_id::uuid from unnest(p_parts) as p where not p.was);
  foreach v_part in array p_parts loop
    if v_part.was and v_part.remains then
      perform private.put_back('room_blocks', v_part.entity_id, v_part.before);
    elsif v_part.was then
      insert into private.room_blocks select (jsonb_populate_record(null::private.room_blocks, v_part.before)).*;
    end if;
    if v_part.was and not private.give_rooms_back(v_part.entity_id::uuid, v_at) then
      raise exception 'room_taken' using errcode = 'PT409';
    end if;
  end loop;
end $$;
