import { Component, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  children: ReactNode;
}

/** A step whose code could not be fetched, without the network for example, says so; the rest of the wizard stays. */
export class StepBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Notice
        tone="error"
        title="This step could not be opened"
        action={
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        <p>Please check your connection. What you typed is kept; reload when you are online again.</p>
      </Notice>
    );
  }
}
