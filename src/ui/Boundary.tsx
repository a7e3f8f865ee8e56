import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children once one of them fails. */
  notice: ReactNode;
  children: ReactNode;
}

/** Shows a notice in place of a screen or a part of it that fails; the rest of the page stays. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.notice : this.props.children;
  }
}
