const isHere = /^(localhost|127\.0\.0\.1)$/.test(location.hostname);

async function open(): Promise<string | null> {
  // A hosted site without a repository has no folder to edit.
  if (!import.meta.env.PUBLIC_EDIT_REPOSITORY && !isHere)
    return 'Editing in the browser is not set up for this site. See docs/editing-content.md.';
  const [{ default: CMS }, answer] = await Promise.all([import('@sveltia/cms'), fetch('/edit/config.json')]);
  const config = await answer.json();
  document.getElementById('before')?.remove();
  CMS.init({ config });
  return null;
}

const said = await open().catch(() => 'We could not load the editor. Reload this page.');
const status = document.querySelector('[role=status]');
if (said && status) status.textContent = said;
