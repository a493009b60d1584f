// Text editors that run in a terminal. The editor's buttons would start one in the terminal of the server, where nobody sees
// it and it leaves a file of its own behind.

const terminalEditors = /(?:^|\/)(?:vi|vim|nvim|nano|pico|emacs)(?:\s|$)/;

/** The environment without such an editor: where none with a window runs, the server says that it found none. */
export function hideTerminalEditors(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isHidden = (name: string) =>
    (name === 'VISUAL' || name === 'EDITOR') && terminalEditors.test(env[name] ?? '');
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isHidden(name)));
}
