/**
 * Signs without words: small drawings that have no name, no tooltip and no text, neither of their own nor of what they stand
 * in. A number is no word: "2" beside a sign does not say of what.
 */
import type { Page } from '@playwright/test';

export async function wordlessIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Larger drawings are pictures, and pieces have names. */
    const LARGEST = 40;
    /** As far up as words may stand beside a sign: out of a group of signs, never out of a part of the page. */
    const REACH = 3;
    const speaks = (text: string | null | undefined): boolean => /\p{L}{2}/u.test(text ?? '');
    const says = (element: Element): boolean =>
      ['data-tip', 'aria-label'].some(name => speaks(element.getAttribute(name))) || speaks(element.textContent);
    const isSeen = (svg: Element): boolean => {
      const { width, height, right, bottom } = svg.getBoundingClientRect();
      const isSmall = Math.max(width, height) <= LARGEST && Math.min(width, height) > 1;
      return isSmall && right > 0 && bottom > 0 && svg.checkVisibility({ visibilityProperty: true });
    };
    const hasWords = (svg: Element): boolean => {
      const whole = svg.closest('button, a, label, summary, li, tr, dd, [role="button"], [data-tip]');
      if (whole !== null && says(whole)) return true;
      let around: Element | null = svg;
      for (let up = 0; up <= REACH && around !== null && around !== document.body; up++) {
        if (says(around)) return true;
        around = around.parentElement;
      }
      return false;
    };
    return [...document.querySelectorAll('svg')]
      .filter(svg => svg.parentElement?.closest('svg') === null && isSeen(svg) && !hasWords(svg))
      .map(svg => {
        const path: string[] = [];
        for (let at: Element | null = svg; at !== null && path.length < 5; at = at.parentElement)
          path.push(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`);
        return path.join(' < ');
      });
  });
}

/** What a lit space of the Underdark brings: pointing at the space says it with its sum. */
const BESIDE_SITES = '.jub-pill';

/** Numbers on the table that say nowhere what they are: no tooltip, no sum, no piece that is shown in large. */
export async function bareNumbers(page: Page): Promise<string[]> {
  return page.evaluate(known => {
    const found: string[] = [];
    for (const region of document.querySelectorAll('.stage, .dock, .rail')) {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = (node.textContent ?? '').trim();
        const around = node.parentElement!;
        if (!/^[+−×/-]?\d+( ?%|[/+]\d+)?$/.test(text) || around.closest(`.unseen, ${known}`) !== null) continue;
        const isSeen = around.checkVisibility({ visibilityProperty: true }) && around.getBoundingClientRect().width > 1;
        if (!isSeen || around.closest('[data-tip], .explained, [data-zooms]') !== null) continue;
        found.push(`${text} in ${around.parentElement!.outerHTML.slice(0, 160)}`);
      }
    }
    return found;
  }, BESIDE_SITES);
}
