import { expect, test } from 'vitest';
import { drawSignature } from '../../../../src/build/share/draw-signature.ts';

const scene = { ground: '#000000', art: '', texts: [], signature: 'dark on a plate' } as const;
const plateWidth = (dealerName: string) =>
  Number(/<rect [^>]*width="([\d.]+)"/.exec(drawSignature({ ...scene, texts: [] }, dealerName).art)?.[1]);

test('draws the plate under the name as wide as its letters ask, not as their number does', () => {
  expect(plateWidth('Lillie')).toBeLessThan(plateWidth('Mammoth') - 50);
  expect(plateWidth('illi')).toBeLessThan(plateWidth('MMMM') - 70);
});

test('draws no plate where the ground is calm', () => {
  expect(drawSignature({ ...scene, texts: [], signature: 'dark' }, 'Sample Carts').art).not.toContain(
    '<rect',
  );
});
