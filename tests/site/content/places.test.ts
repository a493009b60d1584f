// What stands on top of the pages of towns and counties: a place like them, said to be none of them, or no picture; that
// other drawn pictures say so too; and which errand comes first.
import { expect, test } from 'vitest';
import { getCounties, getPageCopy, getScenes, getTowns } from '../../../src/content/site.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { findTownScene } from '../../../src/features/places/scenes.ts';
import { contactPathFor } from '../../../src/lib/contact-path.ts';
import { contactPath } from '../../../src/lib/paths.ts';
import { getMain, listLinks, readText } from '../page-parts.ts';

const counties = getCounties();
const municipalities = getTowns();
const { pages: scenes, settings, showrooms } = getScenes();

/** The caption of the picture on top of a page; undefined without a picture, "" for one without a caption. */
const readCaption = (path: string) => {
  const main = getMain(path);
  const picture = main.find('img[src*="/scenes/"]').first();
  return picture.length > 0 ? readText(picture.closest('figure').find('figcaption')) : undefined;
};

test('a town that keeps carts off its streets shows none on a street', () => {
  const bans = municipalities.filter(({ cartRule }) => cartRule && cartRule.forbids.length > 0);
  expect(bans.filter(({ path }) => readCaption(path) !== undefined).map(({ name }) => name)).toEqual([]);
});

test('an illustration on the page of a town or county names the place that it is not', () => {
  const shown = [
    ...municipalities.map((town) => ({ ...town, scene: findTownScene(town, settings) })),
    ...counties.map((county) => ({ ...county, scene: settings.get(county.setting) })),
  ].filter(({ scene }) => scene?.isIllustration);
  const wrong = shown.filter(({ path, name }) => !readCaption(path)?.includes(name));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a drawn picture on top of a page, or of a showroom, says that it is an illustration', () => {
  const tops = [
    { path: fixedPages.rentals.path, scene: scenes.rentals },
    { path: fixedPages.services.path, scene: scenes.services },
    { path: fixedPages.financing.path, scene: scenes.financing },
    { path: fixedPages.tradeIn.path, scene: scenes.tradeIn },
    { path: fixedPages.fleet.path, scene: scenes.fleet },
  ].filter(({ scene }) => scene?.isIllustration);
  expect(tops.filter(({ path }) => !readCaption(path)).map(({ path }) => path)).toEqual([]);
  const drawn = [...showrooms.values()].filter(({ isIllustration }) => isIllustration).length;
  const notes = readText(getMain(fixedPages.showroom.path)).split(
    getPageCopy('showroom').showrooms.illustrationNote,
  );
  expect(notes).toHaveLength(drawn + 1);
});

test('each cart on the page of a town leads to the form with the cart and the town', () => {
  const wrong = municipalities.filter(({ path }) => {
    const buying = getMain(path).find('#buying');
    const links = listLinks(buying);
    const ids = links.flatMap(({ href }) => /^\/vehicles\/(.*)$/.exec(href)?.[1] ?? []);
    const asked = links.map(({ href }) => href).filter((href) => href.startsWith(contactPath));
    return (
      asked.join() !==
      ids.map((vehicle) => contactPathFor({ kind: 'quote', town: path, vehicles: [vehicle] })).join()
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a town by the ocean or a bay has its rentals right below the first screen, any other below its carts', () => {
  const wrong = municipalities.filter(({ path, setting }) => {
    const isCoastal = setting === 'ocean' || setting === 'bay';
    const ids = getMain(path)
      .find('#rental, #buying')
      .toArray()
      .map(({ attribs }) => attribs['id']);
    return ids.join() !== (isCoastal ? 'rental,buying' : 'buying,rental');
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
