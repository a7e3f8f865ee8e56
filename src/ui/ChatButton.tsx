import type { MouseEvent, ReactNode } from 'react';
import { chatUrl } from '#src/domain/chat.ts';
import { Button } from './Button.tsx';
import { pressChat } from './chatButtons.ts';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

interface Props {
  phone: string;
  text: string;
  children: ReactNode;
}

export function ChatButton({ phone, text, children }: Props) {
  return (
    <Button
      variant="whatsapp"
      href={chatUrl(phone, text)}
      target="_blank"
      rel="noopener"
      onClick={(event: MouseEvent) => pressChat(event, phone, text)}
    >
      <WhatsAppIcon />
      {children}
    </Button>
  );
}
