/** Focuses the first refused control, with the id `{id}-{name}`. Returns false without errors. */
export function focusFirst(id: string, errors: object): boolean {
  const [first] = Object.keys(errors);
  if (first) document.getElementById(`${id}-${first}`)?.focus();
  return first !== undefined;
}
