import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:fetch'?: boolean;
    'client:intent'?: boolean;
  }
}
