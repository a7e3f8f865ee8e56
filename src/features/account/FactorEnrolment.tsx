import { CodeSchema } from '#src/domain/account/account.ts';
import { Button } from '#src/ui/Button.tsx';
import { AuthForm } from './AuthForm.tsx';
import { confirmFactor, type Enrolment } from './account.api.ts';
import { CodeInput } from './CodeInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface Props {
  enrolment: Enrolment;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** The picture to scan, the same as text to type, and the first code as proof. */
export function FactorEnrolment({ enrolment, onDone, onCancel }: Props) {
  const form = useAuthForm(CodeSchema, { code: '' }, async ({ code }) => {
    const result = await confirmFactor(enrolment.id, code);
    if (!result.ok) return result.failure.message;
    await onDone();
    return null;
  });
  return (
    <div className="grid gap-6">
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Open an authenticator app on your phone, such as the one your phone came with.</li>
        <li>Scan this picture, or type the key below it.</li>
        <li>Enter the six digits the app then shows.</li>
      </ol>
      <div>
        <img
          className="factor-picture"
          src={enrolment.qr_code}
          alt="QR code for your authenticator app"
          width={208}
          height={208}
        />
        <p className="mt-4 text-sm text-ink-soft">Key</p>
        <p className="figures text-lg wrap-anywhere" data-secret>
          {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
      <AuthForm form={form} label="First code" button="Switch on" sending="Checking…">
        <CodeInput {...form.field('code')} />
      </AuthForm>
      <p>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
}
