import { describe, expect, test } from 'vitest';
import {
  describeGarageFit,
  drawGarageFit,
  formatInches,
  garageDoor,
} from '../../../../src/features/vehicles/garage-fit.ts';

const size = { lengthInches: 102, widthInches: 51, heightInches: 75 };

/** The box that a path of M, H, V, L and relative h and v fills. */
function measurePath(path: string) {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLHVhvaqz])([^MLHVhvaqz]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (command === 'M' || command === 'L') [x, y] = [first, second];
    if (command === 'H') x = first;
    if (command === 'V') y = first;
    if (command === 'h') x += first;
    if (command === 'v') y += first;
    xs.push(x);
    ys.push(y);
  }
  return { width: Math.max(...xs) - Math.min(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('drawGarageFit', () => {
  const drawing = drawGarageFit(size);
  const floor = Number(/^M0 (\d+(?:\.\d+)?)/.exec(drawing.ground)?.[1]);

  test('draws the door 96 by 84 inches, standing on the ground', () => {
    const door = measurePath(drawing.door);
    expect(door.width).toBe(96);
    expect(floor - door.top).toBe(84);
    expect(door.bottom).toBe(floor);
  });

  test('draws the vehicle as long, wide and tall as it is, on the same ground', () => {
    const [side = '', front = ''] = [drawing.vehicle.split(/(?=M\d+(?:\.\d+)? \d+(?:\.\d+)?h51)/)].map(
      ([first, ...rest]) => [first, rest.join('')],
    )[0] as string[];
    expect(measurePath(side).width).toBe(102);
    expect(floor - measurePath(side).top).toBe(75);
    expect(measurePath(front).width).toBe(51);
    expect(floor - measurePath(front).top).toBe(75);
    expect(measurePath(front).bottom).toBe(floor);
  });

  test('is large enough for a vehicle that is taller and wider than the door', () => {
    const large = drawGarageFit({ lengthInches: 200, widthInches: 110, heightInches: 100 });
    expect(measurePath(large.vehicle).top).toBeGreaterThanOrEqual(0);
    expect(large.width).toBeGreaterThan(200 + 110);
  });
});

describe('describeGarageFit', () => {
  test('says how much room the door leaves', () => {
    expect(describeGarageFit(size)).toBe(
      'A door 8 feet wide and 7 feet high leaves 22.5 inches on each side and 9 inches above.',
    );
  });

  test('counts a single inch as one', () => {
    expect(describeGarageFit({ ...size, heightInches: 83 })).toContain('and 1 inch above');
  });

  test.each([
    [{ ...size, heightInches: garageDoor.height }, 'Too tall for a 7-foot garage door.'],
    [{ ...size, widthInches: garageDoor.width }, 'Too wide for an 8-foot garage door.'],
  ])('says what is too large', (large, text) => {
    expect(describeGarageFit(large)).toBe(text);
  });
});

describe('formatInches', () => {
  test.each([
    [102, '8 ft 6 in'],
    [96, '8 ft'],
  ])('prints %d inches as %s', (inches, text) => {
    expect(formatInches(inches)).toBe(text);
  });
});
