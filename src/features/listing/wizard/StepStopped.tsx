import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

export const StepStopped = () => (
  <Notice
    tone="error"
    title={say.weCouldNotOpenThisStep}
    action={
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        {say.reload}
      </Button>
    }
  >
    <p>{say.checkConnectionThenReload}</p>
  </Notice>
);
