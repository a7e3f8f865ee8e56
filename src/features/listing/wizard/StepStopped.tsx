import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

/** `isSafe`: a reload loses nothing. */
export const StepStopped = ({ isSafe }: { isSafe: boolean }) => (
  <Notice
    tone="error"
    title={say.weCouldNotOpenThisStep}
    action={
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        {say.reload}
      </Button>
    }
  >
    <p>{isSafe ? say.checkConnectionThenReload : say.reloadOnceSaved}</p>
  </Notice>
);
