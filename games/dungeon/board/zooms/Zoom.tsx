/** The frame of everything that is shown in large: a head, then what is printed on it. */
import type { ReactNode } from 'react';

export function Zoom(props: {
  readonly title: ReactNode;
  readonly art?: ReactNode;
  readonly tone?: string;
  readonly children: ReactNode;
}) {
  const { title, art, tone, children } = props;
  return (
    <div className="dun dun-zoom">
      <header style={tone === undefined ? {} : { background: tone }}>
        {art}
        <b>{title}</b>
      </header>
      {children}
    </div>
  );
}
