import { useLayoutEffect, useState } from 'react';
import { readStayQuery, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { changeAddress } from '#src/lib/overlays.ts';

const addressWith = (search: string, hash: string) => `${location.pathname}${search && `?${search}`}${hash}`;

const noStay = readStayQuery(new URLSearchParams());

/** The stay in the address. During hydration of a built page it is empty until `isRead`. */
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

/** The name in the address's hash, or the first of `names`. Each change adds a history entry. */
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
