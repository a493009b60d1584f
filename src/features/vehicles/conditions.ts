// The conditions of a vehicle; free of full zod, because the schema that the inventory island ships has them too.

export const conditions = ['new', 'used', 'custom'] as const;
export type Condition = (typeof conditions)[number];
