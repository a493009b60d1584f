// Gate to everything that {{tokens}} can print; data files are read with these.
import { buildTokens } from '../figures.ts';
import { dealer } from './dealer.ts';
import { figures } from './figures.ts';

/** Values of all tokens by name. */
export const tokens = buildTokens(dealer, figures);
