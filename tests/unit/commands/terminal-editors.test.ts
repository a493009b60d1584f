import { expect, test } from 'vitest';
import { hideTerminalEditors } from '../../../src/commands/terminal-editors.ts';

test.each(['vim', '/usr/bin/nano', 'emacs -nw'])(
  '%s is not started in the terminal of the server',
  (editor) => {
    const env = { PATH: '/usr/bin', VISUAL: editor, EDITOR: editor };
    expect(hideTerminalEditors(env)).toEqual({ PATH: '/usr/bin' });
  },
);

test.each(['code --wait', 'gvim', '/opt/vim-like/editor'])('%s, which has a window, is', (editor) => {
  const env = { EDITOR: editor, NAME_OF_SHELL: 'vim' };
  expect(hideTerminalEditors(env)).toEqual(env);
});
