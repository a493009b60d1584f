// Pictures on top of pages that show no real place.
import { expect, test } from 'vitest';
import { getCounties, getPageCopy, getScenes, getTowns } from '../../../src/content/site.ts';
import { findTownScene } from '../../../src/features/places/scenes.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { getMain, readText } from '../page-parts.ts';

const { pages: scenes, settings, showrooms } = getScenes();
const towns = getTowns();

/** The caption of the picture on top of a page; undefined without a picture, "" for one without a caption. */
const readCaption = (path: string) => {
  const picture = getMain(path).find('img[src*="/scenes/"]').first();
  return picture.length > 0 ? readText(picture.closest('figure').find('figcaption')) : undefined;
};

test('an illustration on the page of a town or county names the place that it is not', () => {
  const places = [
    ...towns.map((town) => ({ ...town, scene: findTownScene(town, settings) })),
    ...getCounties().map((county) => ({ ...county, scene: settings.get(county.setting) })),
  ];
  const wrong = places.filter(({ path, name, scene }) => {
    const caption = readCaption(path);
    return scene === undefined ? caption !== undefined : scene.isIllustration && !caption?.includes(name);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a drawn picture on top of another page, or of a showroom, says that it is an illustration', () => {
  const names = ['rentals', 'services', 'financing', 'tradeIn', 'fleet'] as const;
  const wrong = names.filter((name) => scenes[name]?.isIllustration && !readCaption(fixedPages[name].path));
  expect(wrong).toEqual([]);
  const drawn = [...showrooms.values()].filter(({ isIllustration }) => isIllustration).length;
  const { illustrationNote } = getPageCopy('showroom').showrooms;
  expect(readText(getMain(fixedPages.showroom.path)).split(illustrationNote)).toHaveLength(drawn + 1);
});
