// Started by serve.ts: the Netlify CLI, after what changes it where it has no setting. Imported here and not preloaded by
// `--import`, since Node would preload it again in the thread that the CLI starts for each call of a function.
import './loopback-only.ts';
import './content-types.ts';
import './refuse-malformed.ts';
import './keep-messages.ts';
import 'netlify-cli/bin/run.js';
