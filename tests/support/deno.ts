/** How this project's functions run on Deno here. */
export const functionsDir = 'supabase/functions';

// The packages that npm installed serve, so nothing is downloaded. A function that reached beyond this machine would fail.
export const denoPackages = ['--node-modules-dir=manual', `--config=${functionsDir}/deno.json`];
export const denoRights = [
  '--allow-read',
  '--allow-env',
  '--allow-sys',
  '--allow-ffi',
  '--allow-net=127.0.0.1,localhost',
  '--no-prompt',
];
export const denoEnvironment = { DENO_DIR: '.cache/deno', DENO_NO_UPDATE_CHECK: '1' };
