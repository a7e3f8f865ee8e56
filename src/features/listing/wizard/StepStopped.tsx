import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Says that the code of a step could not be fetched, without the network for example. */
export const StepStopped = () => (
  <Notice
    tone="error"
    title="We could not open this step"
    action={
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        Reload
      </Button>
    }
  >
    <p>Check your connection, then reload. Nothing you typed is lost.</p>
  </Notice>
);
