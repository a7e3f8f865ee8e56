import './print.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  onEnd: () => void;
  children: ReactNode;
}

/** Prints its children instead of the page. They are not visible on the screen. */
export function Paper({ onEnd, children }: Props) {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const ended = () => end.current();
    window.addEventListener('afterprint', ended);
    window.print();
    return () => window.removeEventListener('afterprint', ended);
  }, []);
  return createPortal(<div className="paper">{children}</div>, document.body);
}
