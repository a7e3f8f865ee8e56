import { bubblePath, handsetPath } from './whatsappPaths.ts';

interface Props {
  className?: string;
}

/** The chat's mark, as a drawing of our own. Always beside words, so it is silent. */
export function WhatsAppIcon({ className }: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" className={className}>
      <path d={bubblePath} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d={handsetPath} fill="currentColor" />
    </svg>
  );
}
