// Runs on Deno: serves each named function at its own address, and prints the addresses in order.
const { serve } = Deno;
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler);
for (const entry of Deno.args) await import(`file://${Deno.cwd()}/${entry}`);
