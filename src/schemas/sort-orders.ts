// The inventory's sort orders; free of zod, because the inventory island reads them too.

export const sortOrders = ['featured', 'price-low', 'price-high', 'seats', 'range'] as const;
