import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../../src/content/engine/nearest-name.ts';

describe('the name that was meant', () => {
  test.each([
    ['a letter wrong', 'ev-nomda', ['ev-nomad', 'ev-city'], 'ev-nomad'],
    ['capitals and spaces', 'EV Nomad', ['ev-nomad', 'ev-city'], 'ev-nomad'],
    ['the beginning of a word', 'Mon', ['Monday', 'Tuesday'], 'Monday'],
    ['the beginning of two words', 'Sat', ['Saturday', 'Saturn'], undefined],
    ['an id that another goes on from', 'ev-nomad', ['ev-nomad-xl-u1071', 'ev-city'], undefined],
    ['another word', 'boat', ['ev-nomad', 'ev-city'], undefined],
  ])('is guessed from %s', (_, name, known, meant) => {
    expect(nearestName(name, known)).toBe(meant);
  });
});
