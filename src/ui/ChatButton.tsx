import type { MouseEvent, ReactNode } from 'react';
import { chatUrl } from '#src/domain/chat.ts';
import { Button } from './Button.tsx';
import { pressChat } from './chatButtons.ts';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

interface Props {
  phone: string;
  /** What is typed into the chat. */
  text: string;
  children: ReactNode;
}

/** A chat on WhatsApp. A link, so it can be copied or opened any way the visitor likes. */
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
