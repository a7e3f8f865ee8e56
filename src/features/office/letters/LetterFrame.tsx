import { type SyntheticEvent, useState } from 'react';

interface Props {
  html: string;
  subject: string;
  width: 'phone' | 'wide';
}

/** An email's HTML in a frame without scripts. The page's policy forbids inline styles, so they are set one by one. */
export function LetterFrame({ html, subject, width }: Props) {
  const [height, setHeight] = useState(600);

  function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const inside = currentTarget.contentDocument;
    if (!inside) return;
    for (const element of inside.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? '';
    // The links of a sample lead nowhere.
    inside.addEventListener('click', (event) => event.preventDefault());
    setHeight(inside.documentElement.scrollHeight);
  }

  return (
    <div className="letter-desk">
      <iframe
        title={subject}
        sandbox="allow-same-origin"
        srcDoc={html}
        className={`letter-frame letter-frame-${width}`}
        height={height}
        onLoad={dress}
      />
    </div>
  );
}
