import { Link } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { shelf } from '../shelf.ts';

export function ManualsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Manuals" onClose={onClose}>
      <ul className="table-rows">
        {shelf.map(({ id, name, clauses }) => (
          <li key={id}>
            <Link href={`/manual/${id}`}>
              <Icon name="lucide:book-open" size={19} />
              <b>{name}</b>
              <small>{clauses} clauses</small>
              <span className="turn">
                Read <Icon name="lucide:arrow-right" size={16} />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/dice">
            <Icon name="lucide:shield-check" size={19} />
            <b>Fair dice</b>
            <small>what they prove, and what not</small>
            <span className="turn">
              Read <Icon name="lucide:arrow-right" size={16} />
            </span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
