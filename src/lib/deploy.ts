// What differs between the live site and a preview of it. Netlify sets CONTEXT on every build: "production" on the live
// site, something else on previews and branches, which hold the same pages at another URL.

/** The variable of a build's environment that is read here. */
export interface Deploy {
  CONTEXT?: string | undefined;
}

/** Whether this is the live site. */
export function isProduction({ CONTEXT }: Deploy): boolean {
  return CONTEXT === 'production';
}

/** Whether search engines may list this deploy. */
export function isIndexable(deploy: Deploy): boolean {
  return deploy.CONTEXT === undefined || isProduction(deploy);
}
