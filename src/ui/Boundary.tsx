import { Component, type ReactNode } from 'react';

interface Props {
  notice: ReactNode;
  children: ReactNode;
}

export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.notice : this.props.children;
  }
}
