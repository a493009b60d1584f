import { expect, test } from 'vitest';
import { formatSceneSrcSet, sceneFile, settingSceneName, showroomSceneName } from '../../../src/ui/scenes.ts';
import { scenePath } from '../../../src/lib/paths.ts';
import { listPictureJobs } from '../../../src/build/pictures/encode-pictures.ts';

test("a scene's file and URL follow from its name and crop", () => {
  expect(sceneFile('home', 'tall')).toBe('illustrations/scenes/home-tall.jpg');
  expect(scenePath('home', 'wide', 1600)).toBe('/pictures/scenes/home-wide-1600.avif');
  expect(showroomSceneName('dover')).toBe('showroom-dover');
  expect(settingSceneName('river')).toBe('setting-river');
});

test('every width that a page may ask for is built', () => {
  const home = { name: 'home', alt: 'A shore', isIllustration: false };
  const jobs = listPictureJobs({ vehicles: [], featuredCarts: [], allScenes: [home], financingPartners: [] });
  const built = jobs.map(({ path }) => path);
  const asked = [formatSceneSrcSet('home', 'wide'), formatSceneSrcSet('home', 'tall')]
    .join(', ')
    .split(', ')
    .map((entry) => entry.split(' ')[0]);
  expect(asked.length).toBeGreaterThan(4);
  expect(built.toSorted()).toEqual(asked.toSorted());
});
