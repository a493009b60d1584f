// What a vehicle is on the road, and what people use it for; free of full zod, because the inventory island ships them.

/** What the law sees in a vehicle. Which it is stands in its file only where a source says so. */
export const roadClasses = ['low-speed-vehicle', 'golf-cart', 'off-road'] as const;
export type RoadClass = (typeof roadClasses)[number];

/** What people use a vehicle for. */
export const vehicleUses = ['golf', 'neighborhood', 'work', 'off-road', 'shuttle'] as const;
export type VehicleUse = (typeof vehicleUses)[number];
