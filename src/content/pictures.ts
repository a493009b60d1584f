// Looks at the pictures that the staff add: which of them can be shown, how wide they are and how heavy.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatNumber } from '../lib/format.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { sceneFolder } from '../ui/scenes.ts';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import type { DataFolder } from './engine/data-folder.ts';
import type { Diagnostic } from './engine/diagnostic.ts';
import { isTextFile } from './engine/text-file.ts';

/** A picture that can be shown. */
export interface Picture {
  /** Below data/. */
  path: string;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  bytes: number;
}

/** Pictures of a folder, and those that nobody can show. */
export interface InspectedPictures {
  pictures: readonly Picture[];
  unreadable: readonly Diagnostic[];
}

/** Folders to which the staff add pictures. */
const pictureFolders: readonly string[] = [pictureFolder, sceneFolder];

/** Sizes of pictures that were decoded before, by their content: decoding a photograph takes a tenth of a second. */
const memoryFile = join(process.cwd(), '.cache', 'picture-sizes.json');

/** Every picture that the staff added, decoded unless the same content was decoded before. */
export async function inspectPictures(folder: DataFolder, memory = memoryFile): Promise<InspectedPictures> {
  const paths = pictureFolders
    .flatMap((name) => folder.listFileNames(name).map((file) => `${name}/${file}`))
    .filter((path) => !isTextFile(path));
  const known = await readMemory(memory);
  const knownBefore = known.size;
  const looked = await mapConcurrently(paths, 4, async (path): Promise<Picture | Diagnostic> => {
    const source = await readFile(join(folder.root, path));
    const key = createHash('sha256').update(source).digest('hex');
    const size = known.get(key) ?? (await measure(source));
    if ('found' in size)
      return { severity: 'error', file: `data/${path}`, line: undefined, field: '', ...size };
    known.set(key, size);
    return { path, ...size, bytes: source.length };
  });
  if (known.size > knownBefore) await writeMemory(memory, known);
  return {
    pictures: looked.filter((picture) => 'width' in picture),
    unreadable: looked.filter((picture) => 'found' in picture),
  };
}

type Size = Pick<Picture, 'width' | 'height'>;

/** Size of a picture in pixels, or why nobody can show it. */
async function measure(source: Buffer): Promise<Size | Pick<Diagnostic, 'found' | 'expected'>> {
  if (source.length === 0) return { found: 'an empty file', expected: copyAgain };
  // "ftyp" and a brand stand at the start of every picture of this family; the one of AVIF can be shown.
  const brand = /^ftyp(\w{4})/.exec(source.toString('latin1', 4, 12))?.[1];
  if (brand !== undefined && /^(hei|hev|mif|msf)/.test(brand)) {
    return {
      found: "a picture in Apple's format HEIC, whatever the ending of its name says",
      expected:
        'export it as JPEG and save that here (on a Mac: Preview, File > Export; on an iPhone, for the next ones: ' +
        'Settings > Camera > Formats > Most Compatible)',
    };
  }
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return {
      found: 'a file that is no picture',
      expected:
        'a picture as JPEG, PNG, WebP or AVIF; delete this file, or export the picture in one of these',
    };
  }
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > maxSide) {
    return {
      found: `a picture that is too large, ${formatNumber(width)} by ${formatNumber(height)} pixels`,
      expected: `export it 2000 pixels wide; at most ${formatNumber(maxSide)} on either side can be shown`,
    };
  }
  const isWhole = await sharp(source)
    .stats()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? { width, height } : { found: 'a picture that breaks off', expected: copyAgain };
}

/** Pixels of a picture's longer side: hardly a camera makes more, and what does fills the memory of a build. */
const maxSide = 16_000;

const copyAgain = 'copy or export the picture again; this copy is not whole';

async function readMemory(file: string): Promise<Map<string, Size>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, Size>));
  } catch {
    // None yet, or one that a stopped program left half written.
    return new Map();
  }
}

async function writeMemory(file: string, known: ReadonlyMap<string, Size>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, since several programs may write at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(Object.fromEntries(known)));
  await rename(unfinished, file);
}
