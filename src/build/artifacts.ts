// Every file of the site that is no page: pictures, pictures of shared links and icons, each by its URL. A build
// writes them all; the development server makes one when it is asked for.
import type { Content } from '../content/load.ts';
import { listRoutes } from '../content/routes.ts';
import { encodePicture, listPictureJobs } from './pictures/encode-pictures.ts';
import { icons } from './pictures/icons.ts';
import { renderShareImage } from './share/render-share-image.ts';

/** What makes each file, by the file's URL. Making one rejects when a picture cannot be read. */
export function listArtifacts(content: Content): Map<string, () => Promise<Buffer> | string> {
  return new Map([
    ...icons,
    ...listPictureJobs(content).map((job) => [job.path, () => encodePicture(job)] as const),
    ...listRoutes(content).map(
      ({ shareImage, shareImagePath }) =>
        [shareImagePath, () => renderShareImage(shareImage, content.dealer.name)] as const,
    ),
  ]);
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The media type of such a file by its URL. */
export function findContentType(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
