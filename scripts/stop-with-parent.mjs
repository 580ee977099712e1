// Imported by a process that must not outlive the one that started it.
// npm ends the shell between us without passing the signal on: then we are an orphan.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 300).unref();
