import { useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';

export interface Invitation {
  readonly seat: number;
  readonly token: string;
}

/** The token stays behind the #, so that it is in no log of any server. */
export const seatLink = (token: string): string => `${location.origin}/join#${token}`;

export function Invitations(props: {
  readonly table: string;
  /** What is played there. */
  readonly title: string;
  readonly invitations: readonly Invitation[];
  readonly onClose: () => void;
}) {
  const { table, title, invitations, onClose } = props;
  const [, navigate] = useLocation();
  const toTable = (): void => navigate(`/t/${table}`);
  return (
    <Dialog title="Whom do you invite?" onClose={onClose}>
      <p>Each link is for one seat: whoever opens it first sits there. They are shown only now.</p>
      <ul className="invitations">
        {invitations.map(({ seat, token }) => (
          <li key={seat}>
            <ShareLink
              link={seatLink(token)}
              label={`Link for seat ${seat + 1}`}
              title={`A seat at a table of ${title}`}
            />
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
