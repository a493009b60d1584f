import { expect, test } from 'vitest';
import { formatSceneSrcSet, sceneFile } from '../../../src/ui/scenes.ts';
import { scenePath } from '../../../src/lib/paths.ts';
import { listPictureJobs } from '../../../src/build/pictures.ts';

const home = { wide: 'home-wide.jpg', tall: 'home-tall.webp', alt: 'A shore', isIllustration: false };

test("a crop's file and URL follow from the name of its file", () => {
  expect(sceneFile(home, 'tall')).toBe('scenes/home-tall.webp');
  expect(scenePath(home.tall, 1200)).toBe('/pictures/scenes/home-tall-1200.avif');
});

test('every width that a page may ask for is built', () => {
  const jobs = listPictureJobs({ vehicles: [], featuredCarts: [], scenes: [home] });
  const built = jobs.map(({ path }) => path);
  const asked = [formatSceneSrcSet(home, 'wide'), formatSceneSrcSet(home, 'tall')]
    .join(', ')
    .split(', ')
    .map((entry) => entry.split(' ')[0]);
  expect(asked.length).toBeGreaterThan(4);
  expect(built.toSorted()).toEqual(asked.toSorted());
});
