import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/extras.ts';

interface Props {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

export const RowButtons = ({ name, onEdit, onRemove }: Props) => (
  <span className="flex gap-2 max-sm:flex-wrap">
    <Button size="small" variant="secondary" aria-label={say.editExtra(name)} onClick={onEdit}>
      {say.edit}
    </Button>
    <Button size="small" variant="secondary" aria-label={`${say.remove}: ${name}`} onClick={onRemove}>
      {say.remove}
    </Button>
  </span>
);
