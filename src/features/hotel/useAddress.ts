import { useLayoutEffect, useState } from 'react';
import { readStayQuery, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { changeAddress } from '#src/lib/overlays.ts';

const addressWith = (search: string, hash: string) => `${location.pathname}${search && `?${search}`}${hash}`;

/** Of an address that says nothing of a stay. */
const noStay = readStayQuery(new URLSearchParams());

/**
 * The stay in the address, and a way to change it there without leaving the page. A page that was built knows no address: for as long
 * as it is taken over, and not read yet, it is of no stay.
 */
export function useStayInAddress(): [stay: StayQuery, change: (change: Partial<StayQuery>) => void, isRead: boolean] {
  const [stay, setStay] = useState(noStay);
  useLayoutEffect(() => setStay(readStayQuery(new URLSearchParams(location.search))), []);
  function change(part: Partial<StayQuery>) {
    const next = { ...stay, ...part };
    const params = new URLSearchParams(location.search);
    params.delete('checkIn');
    params.delete('checkOut');
    changeAddress(addressWith(writeStayQuery(next, params).toString(), location.hash), 'replace');
    setStay(next);
  }
  return [stay, change, stay !== noStay];
}

/** Which of `names` the address's `#` part names; the first one when it names none. Back leads to the one before. */
export function useNameInHash<Name extends string>(names: readonly [Name, ...Name[]]): [Name, (name: Name) => void] {
  const [current, setCurrent] = useState(names[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a page do not change
  useLayoutEffect(() => {
    const onChange = () => setCurrent(names.find((name) => location.hash === `#${name}`) ?? names[0]);
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  function select(name: Name) {
    if (name !== current) changeAddress(addressWith(location.search.slice(1), `#${name}`), 'push');
    setCurrent(name);
  }
  return [current, select];
}
