// In which order vehicles stand; free of zod, because the inventory island reads this too.

/** Orders in which pages suggest vehicles. */
export const suggestionOrders = ['lowest-price', 'longest-range', 'largest-payload'] as const;

export const sortOrders = ['featured', 'price-low', 'price-high', 'seats', 'range'] as const;
