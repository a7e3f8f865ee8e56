import { readFileSync } from 'node:fs';

/** Pages that serve more than their own address, from the redirects of `netlify.toml`: `/hotel` for `/hotel/*`. For the build. */
export const shells = [
  ...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"\s+to = "(\/[\w-]+)\.html"\s+status = (\d+)/g),
].map(([, from = '', to = '', status]) => ({ from, to, status: Number(status) }));
