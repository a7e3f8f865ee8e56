// Runs on Deno: serves each function whose entry is named, at an address of its own, which Deno prints in their order.
const { serve } = Deno;
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler);
for (const entry of Deno.args) await import(`file://${Deno.cwd()}/${entry}`);
