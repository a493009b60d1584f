// The icons of home screens, named by the web manifest and made by the build.

/** Icons as PNG: the name of the file and its side in pixels; what the system cuts, it cuts from a full square. */
export const pngIcons = [
  { name: 'apple-touch-icon', size: 180, shape: 'square' },
  { name: 'icon-192', size: 192, shape: 'tile' },
  { name: 'icon-512', size: 512, shape: 'tile' },
  { name: 'icon-maskable-512', size: 512, shape: 'maskable' },
] as const;
export type PngIcon = (typeof pngIcons)[number];
