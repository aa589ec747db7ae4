import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { seatColours, SeatSymbol } from '../parts/SeatSymbol.tsx';

export interface Invitation {
  readonly seat: number;
  readonly token: string;
}

/** The token stays behind the #, so that it is in no log of any server. */
export const seatLink = (token: string): string => `${location.origin}/join#${token}`;

export function Invitations(props: {
  readonly table: string;
  readonly invitations: readonly Invitation[];
  readonly onClose: () => void;
}) {
  const { table, invitations, onClose } = props;
  const [, navigate] = useLocation();
  const toTable = (): void => navigate(`/t/${table}`);
  return (
    <Dialog title="Whom do you invite?" onClose={onClose}>
      <p>Each link is for one seat: whoever opens it first sits there. They are shown only now.</p>
      <ul className="invitations">
        {invitations.map(({ seat, token }) => (
          <li key={seat}>
            <SeatSymbol colour={seatColours[seat]} size={24} />
            <LinkToCopy link={seatLink(token)} label={`Link for seat ${seat + 1}`} />
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={toTable}>
          To the table
        </button>
      </div>
    </Dialog>
  );
}

export function LinkToCopy({ link, label }: { readonly link: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="link-to-copy">
      <input readOnly value={link} aria-label={label} onFocus={event => event.target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        <Icon name={copied ? 'lucide:check' : 'lucide:copy'} size={16} /> {copied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}
