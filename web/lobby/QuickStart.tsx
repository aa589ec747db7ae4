import type { QuickPart, RuleId } from '@vesper/kernel';
import type { ReactNode } from 'react';

/** One page for the first match; each line leads to the clause that has all of it. */
export function QuickStart(props: {
  readonly parts: readonly QuickPart[];
  readonly clause: (id: RuleId) => ReactNode;
}) {
  const { parts, clause } = props;
  return (
    <div className="quick-start">
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map(({ text, rule }) => (
              <li key={text}>
                {text} {rule !== undefined && clause(rule)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
