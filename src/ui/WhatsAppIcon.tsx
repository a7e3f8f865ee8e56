import { bubblePath, handsetPath } from './whatsappPaths.ts';

interface Props {
  className?: string;
  size?: number | string;
}

export function WhatsAppIcon({ className, size = 24 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true" className={className}>
      <path d={bubblePath} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d={handsetPath} fill="currentColor" />
    </svg>
  );
}
