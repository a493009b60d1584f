// In which order vehicles stand; free of zod, because the inventory island reads this too.

/** Orders in which pages suggest vehicles. */
export const suggestionOrders = ['lowest-price', 'longest-range', 'largest-payload'] as const;
/** Orders of the lists of carts; by what is left of the warranty for used ones. */
export const listOrders = [...suggestionOrders, 'most-warranty'] as const;

export const sortOrders = ['featured', 'price-low', 'price-high', 'seats', 'range'] as const;
