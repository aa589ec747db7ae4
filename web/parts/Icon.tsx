import { memo } from 'react';
import { icons } from '../icons.gen.ts';
import type { BoardIcon } from '../icons.gen.ts';

export type IconName = keyof typeof icons | BoardIcon;

const known: { [name: string]: string } = {};
know(icons);

export type BoardIcons = Readonly<Partial<Record<BoardIcon, string>>>;

/** A board brings the icons that only it uses. */
export const bringIcons: (more: BoardIcons) => void = know;

function know(more: Readonly<Partial<Record<string, string>>>): void {
  for (const [name, body = ''] of Object.entries(more))
    known[name] = body.replaceAll('stroke-width="2"', 'stroke-width="1.75"');
}

/** Decorative unless it has a `label`, which is its tooltip, too. game-icons are filled, lucide icons are strokes of 1.75. */
export const Icon = memo(drawnIcon);

/** The same without a component of its own, for lines that are drawn anew with every look. */
export function drawnIcon(props: {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}) {
  const { name, size = 16, label, className } = props;
  const box = name.startsWith('game:') ? 256 : 24;
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label })}
      dangerouslySetInnerHTML={{ __html: known[name] }}
    />
  );
}
