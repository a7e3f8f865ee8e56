import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { useAuthForm } from './useAuthForm.ts';

interface Props {
  form: Pick<ReturnType<typeof useAuthForm>, 'formProps' | 'refusal' | 'isSending' | 'human'>;
  label: string;
  button: string;
  sending: string;
  children: ReactNode;
  way?: ReactNode;
}

export function AuthForm({ form, label, button, sending, children, way }: Props) {
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      {form.refusal && (
        <Notice tone="error" action={way}>
          <p>{form.refusal}</p>
        </Notice>
      )}
      {children}
      {form.human?.box}
      <Button type="submit" size="large" aria-disabled={form.isSending || undefined} className="w-full">
        {form.isSending ? sending : button}
      </Button>
    </form>
  );
}
