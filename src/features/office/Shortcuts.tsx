import './Shortcuts.css';
import { useEffect, useState } from 'react';
import { adminSections } from '#src/lib/adminSections.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { deviceStorage } from '#src/lib/storage.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import * as say from '#src/words/staff/admin.ts';

const switchKey = 'susegad-admin-shortcuts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/**
 * The keys of the admin area. `?` or the button shows them; because single keys get in the way of speech input, all of them
 * can be switched off there (WCAG 2.1.4). `/` goes to the search field of the page, `g` and a letter to a section.
 */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(() => deviceStorage.get(switchKey) !== 'off');

  useEffect(() => {
    let gone = false;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (!on) return;
      if (event.key === '?') return setOpen(true);
      const section = gone ? adminSections.find(({ key }) => key === event.key) : undefined;
      gone = event.key === 'g';
      if (section) leaveFor(section.path);
      if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('input[type="search"]')?.focus();
      }
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);

  function change(next: boolean) {
    setOn(next);
    deviceStorage.set(switchKey, next ? 'on' : 'off');
  }

  return (
    <>
      <button type="button" className="link mt-10 text-sm pointer-coarse:hidden" onClick={() => setOpen(true)}>
        {say.keyboardShortcuts} {on && <kbd>?</kbd>}
      </button>
      <Dialog open={open} title={say.keyboardShortcuts} onClose={() => setOpen(false)}>
        <dl className="admin-keys">
          <div>
            <dt>{say.searchThisList}</dt>
            <dd>
              <kbd>/</kbd>
            </dd>
          </div>
          {adminSections.map(({ name, key }) => (
            <div key={key}>
              <dt>{say.goToScreen(name)}</dt>
              <dd>
                <kbd>g</kbd> {say.thenPress} <kbd>{key}</kbd>
              </dd>
            </div>
          ))}
          <div>
            <dt>{say.showShortcuts}</dt>
            <dd>
              <kbd>?</kbd>
            </dd>
          </div>
        </dl>
        <Checkbox className="mt-5" checked={on} onChange={(event) => change(event.currentTarget.checked)}>
          {say.keyboardShortcutsOn}
        </Checkbox>
      </Dialog>
    </>
  );
}
