// Views of illustrations, apart from their schema, since the browser needs them and not zod.

/**
 * Views of the studio, in the order of a vehicle's pictures. Front, side and rear are the vehicle's own; dashboard and
 * seats are one for all carts of a body with an upholstery, and the detail one for all of a body.
 */
export const illustrationViews = ['front', 'side', 'rear', 'dash', 'seats', 'detail'] as const;
export type IllustrationView = (typeof illustrationViews)[number];
