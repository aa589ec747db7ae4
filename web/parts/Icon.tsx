import { icons } from '../icons.gen.ts';
import type { BoardIcon } from '../icons.gen.ts';

export type IconName = keyof typeof icons | BoardIcon;

const known: { [name: string]: string } = { ...icons };

export type BoardIcons = Readonly<Partial<Record<BoardIcon, string>>>;

/** A board brings the icons that only it uses. */
export function bringIcons(more: BoardIcons): void {
  Object.assign(known, more);
}

/** Decorative unless it has a `label`. game-icons are filled, lucide icons are strokes of 1.75. */
export function Icon(props: {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}) {
  const { name, size = 16, label, className } = props;
  const box = name.startsWith('game:') ? 512 : 24;
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: known[name].replaceAll('stroke-width="2"', 'stroke-width="1.75"') }}
    />
  );
}
