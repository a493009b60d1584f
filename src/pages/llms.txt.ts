// The site's facts in plain text, for programs that read instead of browse.
import type { APIRoute } from 'astro';
import { readToday } from '../lib/clock.ts';
import { getContent } from '../content/site.ts';
import { buildLlmsText } from '../content/llms-text.ts';

export const GET: APIRoute = () => {
  const { navigation, ...content } = getContent();
  return new Response(
    buildLlmsText({
      ...content,
      links: [...navigation.main, ...navigation.about],
      today: readToday(content.dealer.timeZone),
    }),
  );
};
