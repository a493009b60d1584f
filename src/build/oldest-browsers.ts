// Which browsers the site is made for: those that its styles need anyway (Tailwind 4).

/** The first version of each browser in which every page works; Edge goes with Chrome, and browsers of iPhones with Safari. */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 };

/** The same as builders have it: "chrome111". */
export const syntaxTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/** Vite's plugin that has scripts written in a syntax these browsers read. A setting would not do: Astro overrules it. */
export function targetOldestBrowsers() {
  return {
    name: 'oldest-browsers',
    configEnvironment: (environment: string) =>
      environment === 'client' ? { build: { target: syntaxTargets } } : undefined,
  };
}
