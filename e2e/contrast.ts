/**
 * The contrast of text where axe cannot tell, because it lies over a drawing, a gradient or a pattern. Three pictures of
 * the page: as it is, without these words, and with their boxes filled with their ink. Where the first two differ there
 * is a letter; there and one pixel around it, ink and ground are compared.
 */
import type { Page } from '@playwright/test';

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
  ink: '[data-measured], [data-measured] :not(svg, svg *) { background: currentcolor !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; }',
};

/** What is too faint, in words; what is covered or out of sight is left out. */
export async function tooFaint(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const asItIs = await picture(page);
  await page.evaluate(found => {
    for (const selector of found) document.querySelector(selector)?.setAttribute('data-measured', '');
  }, selectors);
  const ground = await pictureWith(page, looks.ground);
  const ink = await pictureWith(page, looks.ink);
  const pressable = await page.addStyleTag({ content: looks.pressable });
  const found = await page.evaluate(measure, { asItIs, ground, ink, NORMAL, LARGE, LENIENCE, FADE, SHADE });
  await pressable.evaluate(element => (element as Element).remove());
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  });
  return found;
}

const picture = async (page: Page): Promise<string> =>
  (await page.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');

async function pictureWith(page: Page, content: string): Promise<string> {
  const style = await page.addStyleTag({ content });
  const taken = await picture(page);
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

  const open = async (picture: string): Promise<(x: number, y: number) => Colour> => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.codePointAt(0)!);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const paper = new OffscreenCanvas(width, height).getContext('2d')!;
    paper.drawImage(bitmap, 0, 0);
    const { data } = paper.getImageData(0, 0, width, height);
    return (x, y) => {
      const i = (y * width + x) * 4;
      return [data[i], data[i + 1], data[i + 2]];
    };
  };
  const [seen, behind, written] = await Promise.all([asItIs, ground, ink].map(open));

  const luminance = (colour: Colour): number => {
    const [r, g, b] = colour.map(part => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  const far = (a: Colour, b: Colour): boolean => a.some((part, i) => Math.abs(part - b[i]) > 24);

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
    const count = new Map<string, number>();
    for (let y = Math.max(top, Math.ceil(own.top)); y < Math.min(bottom, own.bottom); y++)
      for (let x = Math.max(left, Math.ceil(own.left)); x < Math.min(right, own.right); x++) {
        const colour = written(x, y).join();
        count.set(colour, (count.get(colour) ?? 0) + 1);
      }
    const [most] = [...count].toSorted(([, a], [, b]) => b - a)[0] ?? ['0,0,0'];
    return most.split(',').map(Number) as unknown as Colour;
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

  /** Panels on the board throw a shadow and lie above its pieces. */
  const panels = [...document.querySelectorAll('.stage *')].filter(element => {
    const { boxShadow, position, zIndex } = getComputedStyle(element);
    return boxShadow !== 'none' && position === 'absolute' && Number(zIndex) >= 20;
  });
  const lists = [...document.querySelectorAll('.table > [role="group"], .peek')];

  /** A list, a tooltip or a panel that lies close by throws its shadow on it. */
  const isShaded = (element: Element, { left, top, right, bottom }: Sides): boolean =>
    [...lists, ...panels].some(above => {
      const box = above.getBoundingClientRect();
      const isNear =
        left < box.right + SHADE && right > box.left - SHADE && top < box.bottom + SHADE && bottom > box.top - SHADE;
      return isNear && !above.contains(element);
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

  const worst = (element: Element, box: DOMRect): number | null => {
    const [left, top] = [Math.max(1, Math.floor(box.left)), Math.max(1, Math.floor(box.top))];
    const right = Math.min(innerWidth - 1, Math.ceil(box.right));
    const bottom = Math.min(innerHeight - 1, Math.ceil(box.bottom));
    if (right - left < 2 || bottom - top < 2) return null;
    const sides = { left, top, right, bottom };
    if (isCovered(element, sides) || isShaded(element, sides) || isFading(element, box)) return null;
    const colour = fillOf(element) ?? inkOf(element, { left, top, right, bottom });
    const isLetter = (x: number, y: number): boolean => far(seen(x, y), behind(x, y));
    const ratios: number[] = [];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        if (isLetter(x, y) || isLetter(x - 1, y) || isLetter(x + 1, y) || isLetter(x, y - 1) || isLetter(x, y + 1))
          ratios.push(contrast(colour, behind(x, y)));
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
        const ratio = worst(element, box);
        if (ratio !== null && ratio < needed)
          faint.push(
            `${ratio.toFixed(2)}, not ${needed}: “${text.textContent!.trim().slice(0, 40)}” in ${(element.getAttribute('class') ?? element.parentElement?.className) || element.tagName} at ${Math.round(box.left)}, ${Math.round(box.top)}`,
          );
      }
    }
  }
  return faint;
}
