// Netlify sets CONTEXT on every build: "production" on the live site, something else on previews and branches.

export interface Deploy {
  CONTEXT?: string | undefined;
}

export function isProduction({ CONTEXT }: Deploy): boolean {
  return CONTEXT === 'production';
}

/** True also on hosts that set no CONTEXT. */
export function isIndexable(deploy: Deploy): boolean {
  return deploy.CONTEXT === undefined || isProduction(deploy);
}
