// Astro's log without the 1,300 lines in which a build names each file.
import logToTerminal from 'astro/logger/node';

/** Astro calls this for `logger` in astro.config.mjs. */
export default function createLog(): ReturnType<typeof logToTerminal> {
  const terminal = logToTerminal();
  return {
    write(event) {
      // The line of a file is two events: its name, without a line's end, and the time that it took.
      const isAboutFile = !event.newLine || event.message.includes('(+');
      if (!isAboutFile) terminal.write(event);
    },
  };
}
