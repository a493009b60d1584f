// The content policy of a built page, after its scripts and styles were changed.
import { createHash } from 'node:crypto';

/**
 * The page with the sources of its policy renewed: the styles that it holds now, those of its allowed inline scripts
 * that are still in it, and scripts that were added. Files of the site itself need no hash.
 */
export function renewPolicy(html: string, addedScripts: readonly string[] = []): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) =>
    hashOf(style),
  );
  const scripts = new Set(
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script)),
  );
  return html.replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/, (policy) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => {
        if (name === 'style-src') return [name, "'self'", ...styles];
        if (name === 'script-src')
          return [
            name,
            ...sources.filter((source) => !source.startsWith("'sha") || scripts.has(source)),
            ...addedScripts.map(hashOf),
          ];
        return [name, ...sources];
      })
      .map((directive) => directive.join(' '))
      .join(';'),
  );
}

/** As a policy writes it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
