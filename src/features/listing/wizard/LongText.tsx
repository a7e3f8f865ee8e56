import type { ComponentProps } from 'react';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/listing.ts';

type Props = ComponentProps<typeof TextArea> & { value: string; maximum: number };

/** A text area with a character count. It accepts text over the limit, so that pasted text is not cut off unnoticed. */
export function LongText({ hint, maximum, ...field }: Props) {
  const used = field.value.trim().length;
  return (
    <TextArea
      {...field}
      optional
      hint={
        <>
          {hint && <>{hint} </>}
          <span className={`figures whitespace-nowrap ${used > maximum ? 'font-semibold text-chili' : ''}`}>
            {say.usedOfCharacters(used.toLocaleString('en-IN'), maximum.toLocaleString('en-IN'))}
          </span>
        </>
      }
    />
  );
}
