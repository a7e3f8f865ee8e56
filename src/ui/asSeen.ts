/** What turns the direction in which the words after it are read, and is not seen itself. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Takes that out of a form's fields as it is typed or pasted (`onInputCapture`): it would be taken out of what is sent, which then reads otherwise than what stood there. */
export function keepAsSeen({ target }: { target: object }) {
  const field = target as HTMLInputElement;
  const seen = field.value.replace(turning, '');
  if (seen === field.value || field.type === 'password') return;
  // Past React, which would take what it has set itself for nothing new.
  Reflect.set(Object.getPrototypeOf(field), 'value', seen, field);
}
