/** Leads to the first control that a form refused: the one whose id is the form's and the name. False where nothing was refused. */
export function focusFirst(id: string, errors: object): boolean {
  const [first] = Object.keys(errors);
  if (first) document.getElementById(`${id}-${first}`)?.focus();
  return first !== undefined;
}
