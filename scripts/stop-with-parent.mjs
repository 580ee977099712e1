// Imported by a process that must not outlive its parent. npm ends the shell between
// itself and this process without forwarding the signal: then the parent changes.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 300).unref();
