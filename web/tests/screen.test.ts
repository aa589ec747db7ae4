import { describe, expect, it } from 'vitest';
import { screenOf } from '../parts/screen.ts';

describe('the arrangement of the page', () => {
  it.each([
    [1920, 1080, 'large', 'wide'],
    [1366, 768, 'wide', 'wide'],
    [1280, 720, 'wide', 'wide'],
    [1280, 600, 'low', 'wide'],
    [1024, 768, 'compact', 'wide'],
    [820, 1180, 'tall', 'tall'],
    [390, 844, 'phone', 'phone'],
    [844, 390, 'landscape', 'phone'],
    [640, 360, 'landscape', 'phone'],
    [512, 384, 'landscape', 'phone'],
  ])('of %i×%i is %s', (width, height, shape, layout) => {
    expect(screenOf(width, height, 16)).toMatchObject({ shape, layout, type: 1, cramped: false });
  });

  it('is that of half the window when letters are twice as large', () => {
    expect(screenOf(1280, 720, 32)).toEqual({ ...screenOf(640, 360, 16), type: 2 });
    expect(screenOf(820, 1180, 32)).toEqual({ ...screenOf(410, 590, 16), type: 2 });
  });

  it('leaves a phone its width when letters outgrow it', () => {
    const { shape, type, cramped } = screenOf(390, 844, 32);
    expect({ shape, cramped }).toEqual({ shape: 'phone', cramped: true });
    expect(type).toBeCloseTo(390 / 320);
  });

  it('lets small letters be small', () => {
    expect(screenOf(1280, 720, 12)).toMatchObject({ type: 0.75, shape: 'large' });
  });
});
