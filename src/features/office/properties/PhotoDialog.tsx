import { useRef, useState } from 'react';
import { readyPhoto } from '#src/lib/readyPhoto.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

interface Props {
  open: boolean;
  onAdd: (photo: { id: string; blob: Blob; alt_text: string }) => Promise<boolean>;
  onClose: () => void;
}

export function PhotoDialog({ open, onAdd, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});
  const [busy, setBusy] = useState(false);
  /** The upload's id, so that a repeat adds one photo. */
  const id = useRef('');

  async function submit() {
    setBusy(true);
    const alt_text = alt.trim();
    const ready = file ? await readyPhoto(file) : null;
    const found: typeof errors = {};
    if (!ready) found.file = say.choosePhoto;
    else if (!ready.ok) found.file = ready.failure.message;
    if (alt_text === '') found.alt = say.describePhoto;
    else if (alt_text.length > 300) found.alt = say.decisionRefusals.alt_required;
    setErrors(found);
    if (!ready?.ok || found.alt) return setBusy(false);
    const added = await onAdd({ id: id.current, blob: ready.value, alt_text });
    setBusy(false);
    if (!added) return;
    setFile(null);
    setAlt('');
    onClose();
  }

  return (
    <FormDialog
      open={open}
      title={say.addPhoto}
      submit={busy ? say.adding : say.addPhoto}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        type="file"
        label={say.photo}
        hint={say.photoFormats}
        accept="image/jpeg,image/png,image/webp"
        required
        error={errors.file}
        onChange={(event) => {
          id.current = crypto.randomUUID();
          setFile(event.currentTarget.files?.[0] ?? null);
        }}
      />
      <TextInput
        label={say.description}
        hint={say.screenReadersReadDescription}
        maxLength={300}
        required
        value={alt}
        error={errors.alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
