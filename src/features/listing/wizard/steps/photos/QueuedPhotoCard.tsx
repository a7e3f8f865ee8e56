import { RotateCw, X } from 'lucide-react';
import { cancelPhoto, type Progress, type QueuedPhoto, retryPhoto } from '#src/features/listing/keep/photos.store.ts';
import { RoundButton } from '#src/ui/RoundButton.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  photo: QueuedPhoto;
  dropId: string;
}

export function QueuedPhotoCard({ photo: { id, name, preview, progress }, dropId }: Props) {
  function cancel() {
    document.getElementById(dropId)?.focus();
    cancelPhoto(id);
  }
  const part = progress.state === 'sending' ? progress.part : null;
  return (
    <li className="photo-card" data-state={progress.state}>
      <div className="photo-card-frame photo-card-pending">
        <img src={preview} alt="" draggable={false} />
      </div>
      <div className="photo-card-words">
        <p className="truncate font-semibold text-sm" title={name}>
          {name}
        </p>
        <progress
          className="upload-bar"
          aria-label={say.uploadOf(name)}
          max={1}
          value={part ?? undefined}
          hidden={part === null}
        />
        <p className={`text-sm ${progress.state === 'failed' ? 'font-medium text-chili' : 'text-ink-soft'}`}>
          {sentenceOf(progress)}
        </p>
        <div className="photo-card-tools">
          {progress.state === 'failed' && (
            <RoundButton label={say.tryFileAgain(name)} onPress={() => retryPhoto(id)}>
              <RotateCw aria-hidden="true" />
            </RoundButton>
          )}
          <RoundButton label={say.cancelFile(name)} onPress={cancel}>
            <X aria-hidden="true" />
          </RoundButton>
        </div>
      </div>
    </li>
  );
}

function sentenceOf(progress: Progress): string {
  switch (progress.state) {
    case 'preparing':
      return say.preparing;
    case 'waiting':
      return say.waitingToUpload;
    case 'sending':
      return progress.part < 1 ? say.uploadingPercent(Math.round(progress.part * 100)) : say.checking;
    case 'offline':
      return `${progress.sentence || say.waitingForConnection} ${say.uploadContinuesAutomatically}`;
    case 'failed':
      return progress.sentence;
  }
}
