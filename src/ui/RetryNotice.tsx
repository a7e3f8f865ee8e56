import type { ReactNode } from 'react';
import * as say from '#src/words/en/common.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  tone?: 'error' | 'warning';
  title?: string | undefined;
  className?: string | undefined;
  isQuiet?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

export function RetryNotice({ isQuiet = false, onRetry, ...notice }: Props) {
  return (
    <Notice
      tone="error"
      {...notice}
      action={
        <Button {...(isQuiet && { variant: 'secondary', size: 'small' })} onClick={onRetry}>
          {say.retry}
        </Button>
      }
    />
  );
}
