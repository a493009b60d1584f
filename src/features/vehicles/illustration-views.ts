// Views of illustrations, apart from their schema, since the browser needs them and not zod.

/** Views of the studio, in the order of a vehicle's pictures. Each shows this one vehicle in its own paint. */
export const illustrationViews = ['front', 'side', 'rear', 'dashboard'] as const;
export type IllustrationView = (typeof illustrationViews)[number];
