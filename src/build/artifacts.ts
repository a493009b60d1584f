// Vehicle pictures and share images by their URLs. A build writes them all, the development server each on request.
import type { Content } from '../content/load.ts';
import { listRoutes } from '../content/routes.ts';
import { encodePicture, listPictureJobs } from './pictures/encode-pictures.ts';
import { renderShareImage } from './share-images.ts';

/** What makes each file, by the file's URL. Making one rejects when a picture cannot be read. */
export function listArtifacts(content: Content): Map<string, () => Promise<Buffer>> {
  return new Map([
    ...listPictureJobs(content).map((job) => [job.path, () => encodePicture(job)] as const),
    ...listRoutes(content).map(
      ({ shareImage, shareImagePath }) =>
        [shareImagePath, () => renderShareImage(shareImage, content.dealer.name)] as const,
    ),
  ]);
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** The media type of such a file by its URL. */
export function findContentType(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
