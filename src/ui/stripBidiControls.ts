/** Invisible characters that change the text direction. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes direction characters on input (`onInputCapture`), so that the sent text reads as shown. */
export function stripBidiControls({ target }: { target: object }) {
  const field = target as HTMLInputElement;
  const seen = field.value.replace(turning, '');
  if (seen === field.value || field.type === 'password') return;
  // Bypasses React, which would not notice a value that it set itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', seen, field);
}
