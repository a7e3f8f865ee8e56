import type { CaughtMail, Mailbox } from './mailbox.ts';

export const mailPath = '/_mail';

const asText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const look = `body{margin:0 auto;max-width:52rem;padding:2rem 1.25rem;font:1rem/1.5 system-ui,sans-serif;color:#1c2b2a;background:#faf6ef}
a{color:#0e5a60}li{padding:.75rem 0;border-top:1px solid #ddd0bd}ul{padding:0;list-style:none}small{color:#4d5b58}
iframe{width:100%;height:34rem;border:1px solid #ddd0bd;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

function page(title: string, body: string): Response {
  return html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${asText(title)}</title><style>${look}</style><main><h1>${asText(title)}</h1>${body}</main></html>`,
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
}

function html(text: string, policy: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** `/_mail.json` is for tests. Returns null for other paths. */
export async function answerMail(mailbox: Mailbox, path: string): Promise<Response | null> {
  const found = new RegExp(`^${mailPath}(?:/([\\w-]+)(\\.html|/\\d+)?|(\\.json))?$`).exec(path);
  if (!found) return null;
  const mails = await mailbox.list();
  const [, id, part, asJson] = found;
  if (asJson) return Response.json(mails, { headers: { 'cache-control': 'no-store' } });
  if (!id) return page('Emails', listOf(mails));
  const mail = mails.find((one) => one.id === id);
  if (!mail) return new Response('This email does not exist', { status: 404 });
  if (part && part !== '.html') return fileOf(mail, Number(part.slice(1)));
  // Links open in the whole window; scripts never run.
  if (part) {
    return html(
      mail.html.replace(/<head[^>]*>/i, '$&<base target="_top">'),
      "sandbox allow-top-navigation-by-user-activation allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'",
    );
  }
  return page(
    mail.subject,
    `<p><a href="${mailPath}">All emails</a></p><p>To ${asText(mail.to)}, ${asText(mail.caught_at)}</p>
<iframe title="The email" src="${mailPath}/${mail.id}.html"></iframe>${filesOf(mail)}<h2>As text</h2><pre>${asText(mail.text)}</pre>`,
  );
}

/** Old mailboxes may have emails without `files`. */
function filesOf({ id, files = [] }: CaughtMail): string {
  const rows = files.map(
    ({ name, type }, number) =>
      `<li><a href="${mailPath}/${id}/${number}" download>${asText(name)}</a><br><small>${asText(type)}</small></li>`,
  );
  return rows.length > 0 ? `<h2>Files</h2><ul>${rows.join('')}</ul>` : '';
}

function fileOf({ files = [] }: CaughtMail, number: number): Response {
  const file = files[number];
  if (!file) return new Response('This file does not exist', { status: 404 });
  return new Response(file.text, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

function listOf(mails: readonly CaughtMail[]): string {
  if (mails.length === 0) return '<p>No emails yet. Sign up, book, or submit a listing.</p>';
  const rows = mails.map(
    ({ id, to, subject, caught_at }) =>
      `<li><a href="${mailPath}/${id}">${asText(subject)}</a><br><small>To ${asText(to)}, ${asText(caught_at)}</small></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}
