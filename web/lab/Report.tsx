import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { gameOnShelf, titled } from '../shelf.ts';
import { Sheet, Written } from './Sheet.tsx';

/** The reports that come with Vesper, each loaded when it is opened. */
const addresses = import.meta.glob<string>('../../docs/lab/*.html', { query: '?url', import: 'default', eager: true });

export function Report({ game }: { readonly game: string }) {
  const address = addresses[`../../docs/lab/${game}.html`];
  const [page, setPage] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    fetch(address)
      .then(async answer => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(setPage, () =>
        setProblem('The report cannot be reached. What was opened once is there without a network.'),
      );
  }, [address]);
  const { title } = titled(gameOnShelf(game)!.name);
  return (
    <Sheet
      game={game}
      {...(page === null && { title })}
      acts={
        <a className="button" href={address} download={`${game}-study.html`}>
          <Icon name="lucide:download" size={16} /> Save the report
        </a>
      }
    >
      {page !== null && <Written page={page} />}
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </Sheet>
  );
}
