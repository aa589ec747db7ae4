/**
 * The contrast of text where axe cannot tell, because it lies over a drawing, a gradient or a pattern. Three pictures of
 * the page: as it is, without these words, and with their boxes filled with their ink. Where the first two differ there
 * is a letter; there and one pixel around it, ink and ground are compared.
 */
import type { CDPSession, Page } from '@playwright/test';

const NORMAL = 4.5;
const LARGE = 3;
/** The share of pixels that may be worse: a line of a hatch, the rim of a disc. */
const LENIENCE = 0.05;
/** How long the fade at the cut of a list may be (docs/look.md). */
const FADE = 46;
/** How far the shadow of what lies above the table reaches. */
const SHADE = 24;

const looks = {
  ground:
    '[data-measured], [data-measured] * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; } [data-measured] text, text[data-measured] { fill: transparent !important; }',
  /** Pieces that do not answer the pointer cover what lies below them all the same. */
  pressable: '[data-piece], [data-piece] * { pointer-events: auto !important; }',
  ink: '[data-measured], [data-measured] :not(svg, svg *) { background: currentcolor !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; -webkit-text-stroke-color: transparent !important; }',
};

/** What is too faint, in words; what is covered or out of sight is left out. */
export async function tooFaint(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  if (selectors.length === 0) return [];
  const camera = await page.context().newCDPSession(page);
  const asItIs = await picture(page, camera);
  await page.evaluate(found => {
    for (const selector of found) document.querySelector(selector)?.setAttribute('data-measured', '');
  }, selectors);
  const ground = await pictureWith(page, camera, looks.ground);
  const ink = await pictureWith(page, camera, looks.ink);
  await camera.detach();
  const pressable = await page.addStyleTag({ content: looks.pressable });
  const found = await page.evaluate(measure, { asItIs, ground, ink, NORMAL, LARGE, LENIENCE, FADE, SHADE });
  await pressable.evaluate(element => (element as Element).remove());
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  });
  return found;
}

/** Packed in haste: to pack it well would take longer than all the rest. */
async function picture(page: Page, camera: CDPSession): Promise<string> {
  const clip = await page.evaluate(() => {
    const { pageLeft: x, pageTop: y, width, height } = visualViewport!;
    return { x, y, width, height, scale: 1 };
  });
  return (await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })).data;
}

async function pictureWith(page: Page, camera: CDPSession, content: string): Promise<string> {
  const style = await page.addStyleTag({ content });
  const taken = await picture(page, camera);
  await style.evaluate(element => (element as Element).remove());
  return taken;
}

interface Pictures {
  readonly asItIs: string;
  readonly ground: string;
  readonly ink: string;
  readonly NORMAL: number;
  readonly LARGE: number;
  readonly LENIENCE: number;
  readonly FADE: number;
  readonly SHADE: number;
}

/** Runs in the page. */
async function measure({ asItIs, ground, ink, NORMAL, LARGE, LENIENCE, FADE, SHADE }: Pictures): Promise<string[]> {
  type Colour = readonly [number, number, number];
  type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

  interface Picture {
    readonly width: number;
    /** Four bytes for each pixel, row by row. */
    readonly data: Uint8ClampedArray;
  }
  const open = async (picture: string): Promise<Picture> => {
    const bytes = Uint8Array.fromBase64(picture);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    // In pixels of the page, however many of its own the screen has for one of them.
    const { innerWidth: width, innerHeight: height } = window;
    const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    paper.drawImage(bitmap, 0, 0, width, height);
    return { width, data: paper.getImageData(0, 0, width, height).data };
  };
  const [seen, behind, written] = await Promise.all([asItIs, ground, ink].map(open));
  const { width } = seen;

  const light = (part: number): number => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  /** For pixels, which are many: the light of each value that a part of theirs can have. */
  const lights = Array.from({ length: 256 }, (_, part) => light(part));

  /** Whether there is a letter, by pixel. */
  const letters = new Uint8Array(seen.data.length / 4);
  for (let i = 0; i < seen.data.length; i++)
    if ((i & 3) < 3 && Math.abs(seen.data[i] - behind.data[i]) > 24) letters[i >> 2] = 1;

  /** Words in a drawing have no box: their own colour is taken as it is. */
  const fillOf = (element: Element): Colour | null => {
    if (!(element instanceof SVGElement)) return null;
    const [r, g, b] = getComputedStyle(element)
      .fill.match(/[\d.]+/g)!
      .map(Number);
    return [r, g, b];
  };

  /** The most frequent colour of a filled box: rims and neighbours may lie over a part of it. */
  const inkOf = (element: Element, { left, top, right, bottom }: Sides): Colour => {
    const own = element.getBoundingClientRect();
    const count = new Map<number, number>();
    for (let y = Math.max(top, Math.ceil(own.top)); y < Math.min(bottom, own.bottom); y++)
      for (let x = Math.max(left, Math.ceil(own.left)); x < Math.min(right, own.right); x++) {
        const i = (y * width + x) * 4;
        const colour = (written.data[i] << 16) | (written.data[i + 1] << 8) | written.data[i + 2];
        count.set(colour, (count.get(colour) ?? 0) + 1);
      }
    const [most] = [...count].toSorted(([, a], [, b]) => b - a)[0] ?? [0];
    return [most >> 16, (most >> 8) & 255, most & 255];
  };

  /** Something else lies over a part of it: another piece, a panel, bars. The empty button of its own piece is nothing. */
  const isCovered = (element: Element, { left, top, right, bottom }: Sides): boolean => {
    const piece = element.closest('[data-piece]');
    const drawing = element.closest('svg');
    const isOwn = (hit: Element): boolean =>
      hit.contains(element) ||
      element.contains(hit) ||
      (drawing?.contains(hit) ?? false) ||
      (hit.matches('button') && (piece?.contains(hit) ?? false));
    return [left + 1, (left + right) / 2, right - 1].some(x =>
      [top + 1, (top + bottom) / 2, bottom - 1].some(y => {
        const hit = document.elementFromPoint(x, y);
        return hit === null || !isOwn(hit);
      }),
    );
  };

  /** What throws a shadow: a list, a tooltip, a phone's sheet, and panels on the board, which lie above its pieces. */
  let above: readonly Element[] | undefined;
  const findAbove = (): readonly Element[] => {
    const panels = [...document.querySelectorAll('.stage *')].filter(element => {
      const { boxShadow, position, zIndex } = getComputedStyle(element);
      return boxShadow !== 'none' && position === 'absolute' && Number(zIndex) >= 20;
    });
    return [...document.querySelectorAll('.table > [role="group"], .peek, .sheet'), ...panels];
  };

  /** Something that lies close by throws its shadow on it. */
  const isShaded = (element: Element, { left, top, right, bottom }: Sides): boolean =>
    (above ??= findAbove()).some(one => {
      const box = one.getBoundingClientRect();
      const isNear =
        left < box.right + SHADE && right > box.left - SHADE && top < box.bottom + SHADE && bottom > box.top - SHADE;
      return isNear && !one.contains(element);
    });

  /** It runs into the fade at the cut of a list that scrolls. */
  const isFading = (element: Element, { right, bottom }: Sides): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).maskImage === 'none') continue;
      const cut = at.getBoundingClientRect();
      if (at.scrollHeight > at.clientHeight && bottom > cut.bottom - FADE) return true;
      if (at.scrollWidth > at.clientWidth && right > cut.right - FADE) return true;
    }
    return false;
  };

  /** What of a box is on the screen. */
  const sidesOf = (box: DOMRect): Sides => ({
    left: Math.max(1, Math.floor(box.left)),
    top: Math.max(1, Math.floor(box.top)),
    right: Math.min(innerWidth - 1, Math.ceil(box.right)),
    bottom: Math.min(innerHeight - 1, Math.ceil(box.bottom)),
  });

  const worst = (element: Element, { left, top, right, bottom }: Sides): number | null => {
    if (right - left < 2 || bottom - top < 2) return null;
    const colour = fillOf(element) ?? inkOf(element, { left, top, right, bottom });
    const [red, green, blue] = colour.map(light);
    const own = luminance(red, green, blue);
    const ratios: number[] = [];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const i = y * width + x;
        if ((letters[i] | letters[i - 1] | letters[i + 1] | letters[i - width] | letters[i + width]) === 0) continue;
        const [at, { data }] = [i * 4, behind];
        const there = luminance(lights[data[at]], lights[data[at + 1]], lights[data[at + 2]]);
        ratios.push((Math.max(own, there) + 0.05) / (Math.min(own, there) + 0.05));
      }
    if (ratios.length === 0) return null;
    return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * LENIENCE)];
  };

  const faint: string[] = [];
  for (const root of document.querySelectorAll('[data-measured]')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const element = text.parentElement!;
      const isSeen = element.checkVisibility({ opacityProperty: true }) && element.closest('.unseen') === null;
      if (text.textContent!.trim() === '' || !isSeen) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? LARGE : NORMAL;
      for (const box of range.getClientRects()) {
        const sides = sidesOf(box);
        const ratio = worst(element, sides);
        if (ratio === null || ratio >= needed) continue;
        // Asked last, of the few that are faint: what lies where is slow to find out.
        if (!isCovered(element, sides) && !isShaded(element, sides) && !isFading(element, box))
          faint.push(
            `${ratio.toFixed(2)}, not ${needed}: “${text.textContent!.trim().slice(0, 40)}” in ${(element.getAttribute('class') ?? element.parentElement?.className) || element.tagName} at ${Math.round(box.left)}, ${Math.round(box.top)}`,
          );
      }
    }
  }
  return faint;
}
