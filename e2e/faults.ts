/** What is wrong with a board to look at and to touch: words cut off, pieces that cannot be pressed for others. */
import type { Page } from '@playwright/test';

const BOARD = ':is(.stage, .dock, .rail, .sheet, .seat-sheet)';

/**
 * Words of the board that end at an edge. What can be scrolled to inside its own region counts as seen; so do dots on
 * something that shows the whole when it is pointed at or pressed.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(board => {
    const cut = new Set<string>();
    for (const region of document.querySelectorAll<HTMLElement>(board)) {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        const around = text.parentElement!;
        if (text.textContent!.trim() === '' || around.closest('.unseen, svg, select, [inert]') !== null) continue;
        if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(text);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        // Half a line of leading may hang over; letters do not.
        const slack = (bottom - top) * 0.3;
        for (let at: HTMLElement | null = around; at !== null && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const clip = at.getBoundingClientRect();
          if (
            left >= clip.left - 1.5 &&
            right <= clip.right + 1.5 &&
            top >= clip.top - slack &&
            bottom <= clip.bottom + slack
          )
            continue;
          const dotted = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
          if (dotted && at.closest('button, [data-piece], [title]') !== null) break;
          cut.add(
            `cut off by ${at.className}: ${around.tagName.toLowerCase()}.${around.className} “${text.textContent!.trim().slice(0, 40)}”`,
          );
          break;
        }
      }
    }
    return [...cut];
  }, BOARD);
}

/** Pieces with less of them to press than a fingertip finds, because others lie over them or they lie outside. */
export async function hardToPress(page: Page): Promise<string[]> {
  return page.evaluate(board => {
    const LEAST = 400;
    const STEP = 5;
    /** A piece may reach beyond what is drawn of it. */
    const REACH = 8;
    const hard: string[] = [];
    for (const piece of document.querySelectorAll<HTMLElement>(`${board} :is([data-choice], [data-opens])`)) {
      if (!piece.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      let found = 0;
      for (let x = left - REACH; x < right + REACH && found < LEAST; x += STEP)
        for (let y = top - REACH; y < bottom + REACH && found < LEAST; y += STEP)
          if (piece.contains(document.elementFromPoint(x, y))) found += STEP * STEP;
      if (found < LEAST)
        hard.push(
          `hard to press, ${found} of ${Math.round((right - left) * (bottom - top))}: ${piece.ariaLabel ?? piece.dataset['piece']}`,
        );
    }
    return hard;
  }, BOARD);
}
