// Notes about places that are too short, too long, or say what another one says: readers meet hundreds of them.
import type { County } from '../../features/places/county.schema.ts';
import type { Finding } from './finding.ts';

/** A note that is not two or three sentences, and a sentence that stands in an earlier one. */
export function findUnsuitableLocalNotes({
  counties,
}: {
  counties: readonly Pick<County, 'id' | 'municipalities'>[];
}): Finding[] {
  const owners = new Map<string, string>();
  return counties.flatMap(({ id, municipalities }) =>
    municipalities.flatMap(({ name, localNote }, index): Finding[] => {
      const place = { file: `counties/${id}.yaml`, at: ['municipalities', index, 'localNote'] };
      // Initials and "St." end no sentence.
      const sentences = localNote.split(/(?<=(?<!\b(?:[A-Z]|St))[.!?]) /);
      const repeated = sentences.find((sentence) => owners.has(sentence));
      const owner = repeated === undefined ? undefined : owners.get(repeated);
      for (const sentence of sentences) owners.set(sentence, name);
      const { length } = sentences;
      return [
        ...(length < 2 || length > 3
          ? [
              {
                ...place,
                found: `a note of ${length === 1 ? 'one sentence' : `${length} sentences`}`,
                expected: 'write two or three',
              },
            ]
          : []),
        ...(owner === undefined
          ? []
          : [
              {
                ...place,
                found: `"${repeated}", which the note of ${owner} says`,
                expected: 'say what is so in this place alone',
              },
            ]),
      ];
    }),
  );
}
