// The kinds of vehicles with their labels. Imports no zod, since the inventory's island loads this file.

export const conditions = ['new', 'used', 'custom'] as const;
export type Condition = (typeof conditions)[number];

export const conditionLabels: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  custom: 'Custom',
};

/** What a vehicle is on the road. A file names one only if a source confirms it. */
export const roadClasses = ['low-speed-vehicle', 'golf-cart', 'off-road'] as const;
export type RoadClass = (typeof roadClasses)[number];

export const roadClassLabels: Readonly<Record<RoadClass, string>> = {
  'low-speed-vehicle': 'Low-speed vehicle',
  'golf-cart': 'Golf cart',
  'off-road': 'Off-road',
};

export const vehicleUses = ['golf', 'neighborhood', 'work', 'off-road', 'shuttle'] as const;
export type VehicleUse = (typeof vehicleUses)[number];

export const vehicleUseLabels: Readonly<Record<VehicleUse, string>> = {
  golf: 'Golf',
  neighborhood: 'Neighborhood',
  work: 'Work',
  'off-road': 'Off-road',
  shuttle: 'Shuttle',
};
