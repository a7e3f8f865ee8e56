import { useEffect, useState } from 'react';
import { readStayQuery, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { changeAddress } from '#src/lib/overlays.ts';

const replaceAddress = (search: string, hash: string) =>
  changeAddress(`${location.pathname}${search && `?${search}`}${hash}`, 'replace');

/** The stay in the address, and a way to change it there without leaving the page. */
export function useStayInAddress(): [StayQuery, (change: Partial<StayQuery>) => void] {
  const [stay, setStay] = useState(() => readStayQuery(new URLSearchParams(location.search)));
  function change(part: Partial<StayQuery>) {
    const next = { ...stay, ...part };
    const params = new URLSearchParams(location.search);
    params.delete('checkIn');
    params.delete('checkOut');
    replaceAddress(writeStayQuery(next, params).toString(), location.hash);
    setStay(next);
  }
  return [stay, change];
}

/** Which of `names` the address's `#` part names; the first one when it names none. */
export function useNameInHash<Name extends string>(names: readonly [Name, ...Name[]]): [Name, (name: Name) => void] {
  const read = () => names.find((name) => location.hash === `#${name}`) ?? names[0];
  const [current, setCurrent] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a page do not change
  useEffect(() => {
    const onChange = () => setCurrent(read());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  function select(name: Name) {
    replaceAddress(location.search.slice(1), `#${name}`);
    setCurrent(name);
  }
  return [current, select];
}
